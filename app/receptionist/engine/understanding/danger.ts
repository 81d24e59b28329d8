import type { Danger } from './command.ts'

// What tells a job, a plan, a story or a joke from what is happening now.
const CALM =
  /\b(?:jok(?:e|ing)|kidding|figure of speech|so to speak|last (?:week|month|year|summer|winter|christmas)|years? ago|months? ago|weeks? ago|in case of|what if|training|course|certificate|policy|insurance|quote|movie|film|game|song|book about|novel|history|definition|looking at (?:this|the|your) (?:bill|price|quote))\b/
const ANIMAL =
  /\b(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|horse|pony|parrot|guinea pig|budgie|tortoise|ferret|lizard|snake|hen|chicken|goat|sheep|cow)s?\b/
const PARTS =
  'thigh|leg|arm|head|neck|chest|stomach|hand|wrist|face|throat|eye|nose|mouth|back|side|tummy|belly|foot'

type Sign = { danger: Danger; is: RegExp; not?: RegExp }

/**
 * Signs of danger in plain lines.
 *
 * **Source**: NHS, When to call 999; National Gas Emergency Service; Energy Networks Association
 * (105); National Fire Chiefs Council; Police.uk, When to call 999; Samaritans.
 */
const signs: readonly Sign[] = [
  {
    danger: 'carbon-monoxide',
    is: /\b(?:carbon monoxide|(?:flame|pilot light) (?:\w+ ){0,3}(?:yellow|orange)[^.]*|(?:sick|dizzy|headaches?|drowsy)\b[^.]{0,40}\b(?:boiler|flame|gas fire|flue)|co2? (?:alarm|detector|monitor|sensor|poison\w*|leak|level|reading)|monoxide)\b/,
    not: /\b(?:fit(?:ted)?|install|test|replace|battery|batteries|buy|sell|supply|need a|want a|do you|service|new)\b(?!.*(?:going off|sounding|beep|danger|high|feel|headache|dizzy|sick))/,
  },
  {
    danger: 'gas',
    is: /\b(?:(?:smell\w*|stinks?|reeks?|whiff|odou?r|stench) (?:\w+ ){0,3}(?:gas|rotten eggs?|bad eggs?)|gas(?:sy)? (?:smell|odou?r|leak|escape|everywhere)|gas\b[^.]{0,40}\b(?:leaking|escaping|hissing|smell\w*|(?<!nothing )coming out|pouring out)|leak\w* (?:of )?gas|hissing (?:\w+ ){0,5}(?:gas|meter|boiler|cooker|hob|pipe)|(?:gas (?:pipe|main|meter|line|cooker|hob|supply)|meter) (?:\w+ ){0,4}hiss\w*|(?:through|into|hit|hitting|struck|cut|damaged|broken?|split|snapped|ruptured|fractured|dug up|burst|drilled|nicked|pierced|punctured) (?:\w+ ){0,4}gas (?:pipe|main|line|supply|pipeline)|gas (?:pipe|main|line) (?:\w+ ){0,3}(?:broken|cut|damaged|split|snapped|ruptured|burst|hit|fractured|punctured))\b/,
    not: /\b(?:gas leak (?:test|check|detect)|no smell of gas|don't smell gas|can't smell gas|do you (?:do|fix|test|check) gas)/,
  },
  {
    danger: 'electricity',
    is: /\b(?:(?:power|electric(?:ity|al)?|overhead|live|high[- ]voltage) (?:line|cable|wire|pole|pylon)s? (?:\w+'?\w* ){0,4}(?:down|fallen|fell|hanging|sagging|low|on the|snapped|broken|sparking|lying|collapsed|across|in the|damaged|touching)|(?:fallen|downed|hanging|snapped|brought down|broken|sagging|damaged|dangling|came down) (?:\w+ ){0,3}(?:power|electric\w*|overhead|live) (?:line|cable|wire|pole)s?|(?:hit|touch\w*|caught|struck|damaged|cut|dug|drilled|through|into|on) (?:\w+ ){0,4}(?:(?:overhead|underground|live|mains) (?:power |electric\w* )?(?:line|cable|wire)s?|(?:power|electricity) (?:line|cable)s?)|pylon|sub-?station|power ?cut(?! to)|blackout|whole (?:street|road|village|area|estate)(?:'s| is| has)?(?: got)? (?:no power|no electric\w*|lost power|without power|dark|out of power)|(?:cable|wire|line)s? (?:\w+'?\w* ){0,3}(?:down|hanging|fallen|come down|fell|snapped)\b[^.]{0,30}\b(?:storm|road|pole|pylon|garden|street|tree|pavement|spark\w*))\b/,
    not: /\b(?:phone (?:line|cable)|washing line|backup|generator|surge protect|do you|broadband)\b/,
  },
  {
    danger: 'fire',
    is: /\b(?:(?:on|caught|catching|set) (?:\w+ )?fire\b|(?:there's|there is|there are|theres|got|have|see|is|was) (?:a |an |been a )?(?:(?:\w+ ){0,2}fire|flames|smoke)\b(?! (?:alarm|door|place|exit|extinguisher|detector|safety|risk|guard|pit|assessment|regulation|damage|surround|panel|escape|blanket|drill|sale))[^.]{0,40}\b(?:in|at|next door|from|coming|upstairs|downstairs|here|now|everywhere|spreading|out)|(?:in|with) flames|flames (?:are )?(?:coming|in|from|everywhere|shooting)|smoke (?:is |are |'s )?(?:\w+ )?(?:coming|pouring|billowing|filling|everywhere|rising|seeping)|(?:full of|filling (?:up )?with|see|smell) (?:\w+ )?smoke\b(?! (?:alarm|detector))|burning down|(?:is|caught|set) alight|ablaze|house fire|kitchen fire|chip pan|(?:burst|gone up|going up|went up) in(?:to)? (?:flames|smoke)|fire (?:in|at|has|is|is spreading|upstairs|downstairs|next door|brigade|engine)|(?:dryer|socket|plug|fuse ?box|toaster|oven|cooker|machine|boiler|telly|tv|charger|battery|laptop|switch)(?:'s| is| has started| started)? (?:\w+ )?smoking|an explosion|(?:exploded|blown up|explosion))\b/,
    not: /\b(?:log fire|electric fire|gas fire|fire (?:alarm|door|place|pit|safety|risk|extinguisher|drill|damage)|wood ?burner|smoke (?:alarm|detector|test)|smoker|barbecue|fireworks?|(?:shoulder|back|knee|skin|throat|feet|foot|eyes?|mouth|scalp|muscles?|legs?|hip|elbow)(?:'s| is| are)? on fire|setting|sale|on fire (?:today|lately)|exhaust|stuck|wired?)\b(?!.*(?:flames|on fire|smoke coming|spreading))/,
  },
  {
    danger: 'crime',
    is: /\b(?:(?:someone|somebody|a man|men|people|he|they|burglars?|intruders?|a stranger|thieves|two men|kids|lads|my ex|(?:my|our|the) \w+)(?:'s|'re| is| are| has| have|s)? (?:\w+ ){0,3}(?:break(?:ing)? in(?:to)?|broken? in(?:to)?|trying to (?:get in|break|force)|forc(?:ing|ed) (?:the|my|his|their|our) (?:\w+ )?(?:door|window|way|lock)|smashing|kicking|got in|climb\w* (?:in|through)|attack\w*|stabb\w*|hurt\w* me|threaten\w*|following me|assault\w*|robb(?:ed|ing)|mugg\w*|raped?|hit(?:ting)? me(?! with)|beat(?:ing)?|punch\w*|strangl\w*|kidnap\w*|abduct\w*|snatch\w*|taken (?:my|our|the) (?:child|baby|son|daughter)|got a (?:knife|gun|weapon)|going to (?:kill|hurt|hit|stab|shoot))|(?:someone|somebody|a (?:strange )?man|men|a stranger|strangers|burglars?)(?: is|'s| are)? (?:\w+ ){0,2}in (?:my|our|the) (?:house|home|garden|kitchen|flat|bedroom|shed)|(?:burglars?|intruders?|prowler|burglary in progress|armed)\b|being (?:\w+ )?(?:followed|attacked|robbed|mugged|burgled|broken into|stalked|threatened|assaulted|beaten|stabbed|held|chased|raped)|i(?:'ve| have)? (?:just )?been (?:attacked|robbed|mugged|stabbed|assaulted|raped|shot|burgled)|(?:with|has|got|have|pulled|waving|carrying|holding) (?:a |an )?(?:\w+ )?(?:knife|gun|machete|weapon|axe)|hostage|(?:won't|wont|will not|doesn't|isn't) let(?:ting)? (?:me|us|her|him|them) (?:leave|go|out)|call the police|need the police|kidnap\w*|abducted|stabbing|(?:a|been) shooting(?! range| lesson| party)|gun ?shots?|(?:knife|gun) to (?:my|his|her)|(?:child|baby|daughter|son|girl|boy|kid|toddler|person|woman|man)(?:'s|s| has| is| was)? (?:just )?(?:been )?(?:snatched|kidnapped|abducted|taken from|missing))\b/,
    not: /\b(?:locks? (?:changed|replaced|fitted)|last night|yesterday|the other (?:day|night)|alarm (?:fitted|installed)|lock(?:ed)? (?:myself|me) out|repair after|was burgled|were burgled|dog)\b(?!.*\b(?:still|right now|now|downstairs)\b)/,
  },
  {
    danger: 'life',
    is: /\b(?:suicid\w*|kill(?:ing)? (?:myself|himself|herself|themsel\w+)|end(?:ing)? (?:my|it|his|her|their|own|(?:my|his|her) own) (?:life|all)|end it all|(?:feel like|thinking (?:of|about)|want to|going to) end(?:ing)? it\b|tak(?:e|ing) (?:my|his|her|their) (?:own )?life|(?:want|wanted|wants|wish|going|rather|ready|better off|plan\w*|hoping) (?:to |i was |i were |being |be )*(?:die|dead|disappear forever|not (?:be|wake up|exist))|don't want to (?:live|be alive|be here|wake up|go on|exist|carry on)|not want(?:ing)? to (?:live|be here|be alive|go on|exist)|(?:no|nothing) (?:reason|point|left)?(?: to| in)? (?:live|living|carry(?:ing)? on|being alive)|(?:nothing|no reason) (?:left )?to live for|can't (?:go|carry) on(?: (?:any ?more|living|like this))?|(?:harm|hurt|cut)(?:ing|ting)? (?:myself|himself|herself|themselves)|self[- ]?harm\w*|jump(?:ing)? off|better off (?:without me|dead)|life (?:isn't|is not|not) worth|hang (?:myself|himself|herself)|about to jump|(?:pills|tablets|rope|razor) (?:in front of me|ready|in my hand)|on (?:a|the) (?:bridge|roof|ledge|edge)\b[^.]{0,30}jump)\b/,
    not: /\b(?:always cut myself|cut myself (?:shav|a slice|badly|on|while|with)|hurt myself (?:at|playing|running|lifting|doing|in|on)|my back|want to die of embarrassment|hair|die for|price|bill)\b/,
  },
  {
    danger: 'medical',
    is: new RegExp(
      [
        "heart attack|cardiac arrest|stroke\\b(?! of)|face (?:has |is |'s |have )?(?:\\w+ )?(?:droop\\w*|dropped|fallen)|(?:droop\\w*|dropped) (?:\\w+ ){0,4}face|one side of (?:his|her|my|the|their)|slurr\\w*|can't lift (?:his|her|my|one|both|their) arms?",
        "(?:can't|cannot|cant|can not|couldn't|could not|struggl\\w+ to|not able to|unable to|hard to|difficulty|trouble|barely|hardly|problems?|fighting to|gasping|(?:isn't|not|aren't|stopped|stops|won't|wont|no longer|never|hasn't been|doesn't seem to be) )(?: \\w+)? ?(?:breath\\w*)|lying (?:\\w+ ){0,4}(?:floor|ground|road|pavement)[^.]*(?:won't|isn't|not|doesn't|can't)|crushing pains?|gasping for|turning blue|gone blue|lips (?:are |have |'ve |is )?(?:\\w+ )?(?:blue|swell\\w*|swollen|grey)|blue (?:lips|in the face)|short of breath and",
        'chok(?:e|es|ing)\\b|(?:chest|heart) (?:pain|pains|hurts|is tight|feels tight|tightness|crushing)|pains? (?:in|across|down) (?:my|his|her|the|their) (?:\\w+ )?(?:chest|heart)|(?:crushing|tight\\w*|squeezing) (?:\\w+ ){0,4}chest|chest (?:\\w+ ){0,3}(?:tight|crushing|squeez\\w*)',
        "unconscious|passed out|pass(?:ing)? out\\b|collapsed?(?! (?:ceiling|wall|roof|shed|fence))|unrespons\\w*|not respond\\w*|isn't respond\\w*|won't (?:wake|come round|respond)|(?:can't|cannot|couldn't) (?:wake|rouse|be woken)|not waking|won't wake|lost consciousness|knocked out|fainted|blacked out|no pulse|stopped breathing",
        "(?:having|had|has|in|another|keeps having|started) (?:a |an )?(?:fits?|seizures?|convulsions?)\\b(?! of)|fitting and|(?:is|keeps|been|he's|she's) fitting\\b|seizure|convuls\\w*|anaphyla\\w*|(?:severe |bad |serious )?allergic reaction|(?:tongue|throat|face|airway) (?:is |are |has |'s |keeps )?(?:\\w+ )?(?:swell\\w*|swollen|closing|clos\\w* up)|epi-?pen|stung and",
        'overdos\\w*|(?:taken|took|swallowed|drunk|drank|eaten|ate|swallowing|taking) (?:\\w+ ){0,5}(?:pills|tablets|bleach|poison\\w*|paracetamol|weed ?killer|antifreeze|battery|batteries|medication|chemicals?|painkillers|drugs|\\w* ?cleaner|detergent|petrol|acid|white spirit|a magnet|a coin)\\b|poison(?:ed|ing)',
        "bleeding (?:\\w+ ){0,3}(?:heavily|badly|everywhere|out|a lot|won't stop|to death|profusely|uncontroll\\w*|and (?:it )?won't)|(?:bleeding|blood) (?:\\w+ ){0,2}(?:won't stop|isn't stopping|not stopping|doesn't stop|will not stop|wont stop|everywhere)|(?:can't|cannot|couldn't|won't) stop (?:the )?bleeding|losing (?:\\w+ )?(?:lot|lots|much|loads) of blood|blood (?:is |'s )?(?:\\w+ )?(?:pouring|gushing|spurting|everywhere|pumping)|(?:pouring|gushing|spurting|covered|pumping|coughing up|vomiting|throwing up) (?:\\w+ )?(?:in |with |of )?blood|(?:severe|heavy|serious|bad) bleeding|" +
          `bleeding (?:\\w+ ){0,2}from (?:\\w+ ){0,2}(?:${PARTS})|cut (?:off )?(?:\\w+ ){0,3}(?:finger|thumb|toe|arm|leg|hand|wrist|artery)s? off|severed|amputat\\w*`,
        'stab(?:bed|bing)|(?:been|got|was) shot\\b(?! (?:of|on))|electrocuted|(?:had|got|getting|an?) (?:an |a )?(?:\\w+ )?electric shock|(?:bad|badly|severe|serious|severely|seriously) (?:burn\\w*|scald\\w*|hurt|injured)|(?:burn|scald)\\w* (?:\\w+ ){0,4}(?:badly|severely|face|all over)|(?:boiling|scalding|hot) (?:water|oil|tea|fat|coffee) (?:\\w+ ){0,4}(?:over|on|down) (?:him|her|me|my|his|them|himself|herself)|acid (?:in|on)|chemical burn',
        "drown\\w*|(?:fell|fallen|falls|falling) (?:\\w+ ){0,2}(?:off|from|down|out of|through|into) (?:\\w+ ){0,3}(?:roof|ladder|stairs?|window|scaffold\\w*|balcony|wall|tree|canal|river|bridge|height|floor)|(?:hit|run over|knocked (?:down|over|off)|struck) by (?:a |an |the )?(?:\\w+ )?(?:car|bus|lorry|van|truck|train|motorbike|bike|tram|vehicle|taxi|lightning)|(?:bad|serious|major|terrible|awful) (?:car )?(?:crash|accident)|(?:been|was|just been|just had|having|there's been|there has been) (?:in )?(?:a |an )(?:\\w+ )?(?:car |road |traffic )?(?:crash|pile-?up|collision)|trapped (?:under|in|inside|beneath)|(?:crushed|pinned) (?:by|under|beneath)|head injury|(?:hit|banged|bumped|cracked|smashed|split) (?:his|her|my|their|the) head (?:\\w+'?\\w* ){0,6}(?:hard|badly|sick|dizzy|confused|bleeding|open|drowsy|unconscious|vomit\\w*|being sick|blood)|broken (?:his|her|my|their) (?:neck|back|spine)|(?:can't|cannot|couldn't) (?:move|feel) (?:my|his|her|their) (?:legs?|arms?|body|neck|side)|paralys\\w*|heatstroke|hypotherm\\w*",
        "(?:baby|waters?) (?:is |'s |has |have |'ve )?(?:\\w+ )?(?:coming|broke\\w*|arriving|being born|crowning)(?! (?:out of|through|in|from|up|down))\\b|(?:gone into|going into|in) labou?r|giving birth|(?:meningitis|sepsis|septic)|rash (?:\\w+ ){0,5}(?:doesn't|does not|won't|not) (?:fade|disappear|go)|floppy|(?:suddenly|very|really|all) confused|sudden(?:ly)? (?:can't|cannot|lost|loss of) (?:\\w+ )*(?:see|speech|sight|vision|talk|speak)|(?:can't|cannot) (?:speak|talk|see) (?:properly )?(?:all of a sudden|suddenly|and)|(?:is|i'm|he's|she's|i am|they're|be) dying(?! (?:to|for|of (?:embarrass|boredom|laughter|hunger|thirst)))|(?:ring|call|need|send|get|want|phone)(?:ing)? (?:[a-z]+ ){0,3}(?:ambulance|paramedics?|999\\b(?! ?\\d))|(?:ambulance|paramedics?) (?:please|now|quick)",
      ]
        .map((part) => `(?:\\b(?:${part}))`)
        .join('|'),
    ),
    not: /\b(?:heart attack when|gave me a|nearly had a|giving me a|almost died|stroke (?:of|rehab|recovery|patient)|after (?:my|a|his|her) stroke|had a stroke|nose bleed|bleed(?:ing)? (?:the |my |a |all |our )*(?:radiator|brake|boiler|system|heating|gums)|gums? (?:\w+ )?bleed|brakes?|choke (?:cable|lead)|(?:ceiling|wall|roof|shed|fence|drain|gutter|chimney|soffit)(?: has| is)?(?: just)? collapsed|collapsed (?:drain|ceiling|wall|gutter|fence|roof|shed|soffit)|choking (?:hazard|course)|first aid|drown\w* in (?!the |a |our |my )|drowned my phone|fear of|allergy test|allergic reactions? to (?:dye|colour|tint)|patch test|water(?:'s|s| is)? coming)\b/,
  },
]

/** What danger a plain line speaks of, null if none. */
export function findDanger(line: string): Danger | null {
  // "The cable's down" is "the cable is down"; "let's" and "what's" do no harm here.
  const text = line.replace(/(?<=\p{L})'s\b/gu, ' is')
  if (CALM.test(text) && !/\b(?:right now|happening now|help)\b/.test(text)) return null
  for (const { danger, is, not } of signs) {
    if (!is.test(text) || not?.test(text)) continue
    if (danger === 'medical' && ANIMAL.test(text)) continue
    return danger
  }
  return null
}

/** Whether a caller takes the danger back: "false alarm", "it's all right now". */
export function isSafeAgain(text: string): boolean {
  return /\b(?:false alarm|only joking|just joking|just kidding|i was joking|it's fine now|all (?:right|fine|ok|clear) now|everyone's (?:fine|safe|ok)|not an emergency|no emergency|(?:they're|they are|it's|have) (?:on (?:their|the) way|been called|sorted)|(?:i've|i have|already) (?:rung|called|phoned))\b/.test(
    text,
  )
}
