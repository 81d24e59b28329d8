import type { Danger } from './command.ts'

/** Signs of one danger, and the words that make them a job, a story or an animal's. */
export type Signs = { danger: Danger; is: readonly string[]; not: string }

const BODY =
  '(thigh|leg|arm|head|neck|chest|stomach|hand|wrist|face|throat|eye|nose|mouth|back|side|tummy|foot)'
const THEIR = '(my|his|her|our|their|the)'
const CANNOT = "(can't|cannot|cant|can not|couldn't|could not)"
const NOT = "(isn't|not|aren't|doesn't|won't|wont|stopped|stops|never|no longer)"
const WIRE =
  '(power|electric*|overhead|underground|live|mains|high.voltage) (line|cable|wire|pole)s?'
const PEOPLE =
  '(someone|somebody|a (strange )?man|men|people|he|she|they|burglar*|intruder*|strangers?|thieves|kids|lads|(my|our|the) (ex|husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mother|brother|sister|son|neighbour|landlord|flatmate|boss|man|woman|guy))'
const HIT =
  '(hit|struck|damaged|broken?|split|snapped|ruptured|fractured|burst|pierced|punctured|cut)'

/**
 * Signs of danger in plain lines, the first that fits counts. `a ~ b`: both within a few words, in
 * either order; `a > b`: in this order; `*`: any ending.
 *
 * **Source**: NHS, When to call 999; National Gas Emergency Service; Energy Networks Association
 * (105); National Fire Chiefs Council; Police.uk, When to call 999; Samaritans.
 */
export const dangerSigns: readonly Signs[] = [
  {
    danger: 'carbon-monoxide',
    is: [
      'monoxide|co2? (alarm|detector|monitor|sensor|poison*|leak|level|reading)',
      '(flame|pilot light) ~ (yellow|orange)',
      '(sick|dizzy|headache*|drowsy) ~ (boiler|flame|gas fire|flue)',
    ],
    not: '(fit|fitted|install|test|replac*|battery|batteries|buy|sell|supply|need a|want a|do you|service|new)\\b(?!.*(going off|sounding|beep|danger|high|feel|headache|dizzy|sick))',
  },
  {
    danger: 'gas',
    is: [
      '(smell*|stink*|reek*|whiff|odou?r|stench) ~ (gas|rotten eggs?|bad eggs?)',
      'gas(?! (boiler|combi|engineer|safe|bill)) > (leak*|escap*|hiss*|coming out|pouring out|everywhere)',
      '(leak*|escap*) (of )?gas',
      'hiss* ~ (gas|meter|boiler|cooker|hob|pipe)',
      `(${HIT}|through|into|hitting|dug up|drilled|nicked) ~ gas (pipe*|main|line|supply|tap|valve|meter)`,
    ],
    not: "gas leak (test|check|detect)|(no smell of|don't smell|can't smell|nothing) (gas|coming)|do you (do|fix|test|check) gas",
  },
  {
    danger: 'electricity',
    is: [
      `${WIRE} ~ (${HIT}|down|downed|fallen|fell|hanging|dangling|sagging|sparking|lying|collapsed|touch*)`,
      `${WIRE} > (low|across|(on|in) the (ground|road|street|floor|path|pavement|garden))`,
      `(caught|dug|drilled|through|into) > ${WIRE}`,
      '(cable|wire|line)s? > (down|hanging|fallen|fell|snapped) > (storm|road|pole|garden|street|tree|pavement|spark*)',
      'pylon|sub-?station|power ?cut(?! to)|blackout',
      'whole (street|road|village|area|estate) > (no power|no electric*|lost power|without power|dark|out of power)',
    ],
    not: '(phone|washing) (line|cable)|backup|generator|surge protect|do you|broadband',
  },
  {
    danger: 'fire',
    is: [
      '(on|caught|catching|set) (\\w+ )?fire|alight|ablaze|burning down|(house|kitchen) fire|chip pan|explo(ded|sion)',
      "(there's|there is|there are|theres|got|have|see|is|was) > (fire|flames|smoke)(?! (alarm|door|place|exit|extinguisher|detector|safety|risk|guard|pit|assessment|regulation|damage|surround|panel|escape|blanket|drill|sale)) > (in|at|next door|from|coming|upstairs|downstairs|here|now|everywhere|spreading|out)",
      '(in|into|with|up in) (flames|smoke)|flames (are )?(coming|in|from|everywhere|shooting)',
      'smoke > (coming|pouring|billowing|filling|everywhere|rising|seeping)',
      '(full of|filling|see|smell) > smoke(?! (alarm|detector))',
      'fire (in|at|has|is|upstairs|downstairs|next door|brigade|engine)',
      '(dryer|socket|plug|fuse ?box|toaster|oven|cooker|machine|boiler|telly|tv|charger|battery|laptop|switch) > smoking',
    ],
    not: `((log|electric|gas|open) fire|fire (alarm|door|place|pit|safety|risk|extinguisher|drill|damage)|fireplace|wood ?burner|smoke (alarm|detector|test)|smoker|barbecue|fireworks?|(shoulder|back|knee|skin|throat|feet|foot|eyes?|mouth|scalp|muscles?|legs?|hip|elbow)( is| are)? on fire|setting|sale|on fire (today|lately)|exhaust|stuck|wired?)\\b(?!.*(flames|on fire|smoke coming|spreading))`,
  },
  {
    danger: 'crime',
    is: [
      `${PEOPLE} > (break*|broken?|got|climb*|forc*|smash*|kick*|trying to (get|break|force)) (in|into|through|${THEIR} (\\w+ )?(door|window|way|lock))`,
      `${PEOPLE} > (attack(ing|ed)|stabb*|threaten*|assault*|robb(ed|ing)|mugg*|raped?|strangl*|kidnap*|abduct*|snatch*|punch*|((hit|hurt)(ting|ing)?|follow*|beat(ing)?( up)?) (me|her|him|us)(?! with)|going to (kill|hurt|hit|stab|shoot))`,
      `${PEOPLE} > taken (my|our|the) (child|baby|son|daughter)`,
      '(someone|somebody|a (strange )?man|men|strangers?) > in (my|our|the) (house|home|garden|kitchen|flat|bedroom|shed)',
      'burglars?(?! alarm)|intruders?|prowler|burglary in progress|armed|hostage|kidnap*|abducted|stabbing|gun ?shots?|(call|need) the police|(a|been) shooting(?! range| lesson| party)',
      "being (\\w+ )?(followed|attacked|robbed|mugged|burgled|broken into|stalked|threatened|assaulted|beaten|stabbed|held|chased|raped)|i( have|'ve)? (just )?been (attacked|robbed|mugged|stabbed|assaulted|raped|shot|burgled)",
      '(with|has|got|have|pulled|waving|carrying|holding) (an? )?(\\w+ )?(knife|gun|machete|weapon|axe)|(knife|gun) to (my|his|her)',
      `${NOT} > let(ting)? (me|us|her|him|them) (leave|go|out)`,
      '(child|baby|daughter|son|girl|boy|kid|toddler|person|woman|man) > (snatched|taken from|missing(?! (an?|his|her|some|one|two|lessons?|school|class*|teeth|tooth)))',
    ],
    not: "(locks? (changed|replaced|fitted)|last night|yesterday|the other (day|night)|alarm (fitted|installed)|lock(ed)? (myself|me) out|repair after|(was|were) burgled|dog|(nail|heat|glue|staple|spray|massage) gun|let you in|(will|'ll|should|always) be (someone|somebody)|(in|home) all (day|morning|afternoon))\\b(?!.*\\b(still|right now|now|downstairs)\\b)",
  },
  {
    danger: 'life',
    is: [
      'suicid*|self.?harm*|(kill*|harm*|hurt*|cut*|hang*) (myself|himself|herself|themsel*)|jump(ing)? off|about to jump',
      'end(ing)? ((my|his|her|their|own|it) (own )?(life|all))|end it all|(feel like|thinking (of|about)|want to|going to) end(ing)? it\\b|tak(e|ing) (my|his|her|their) (own )?life',
      '(want*|wish|going|rather|ready|better off|plan*|hoping) (to |i was |i were |being |be )*(die|dead|disappear forever|not (be|wake up|exist))',
      "(don't want|not want(ing)?) to (live|be alive|be here|wake up|go on|exist|carry on)|no reason to live|can't (go|carry) on",
      '(no|nothing|no reason|no point) > (live for|living|carry(ing)? on|being alive)',
      "better off (without me|dead)|life (isn't|is not|not) worth|(pills|tablets|rope|razor) (in front of me|ready|in my hand)",
      'on (a|the) (bridge|roof|ledge) > jump*',
    ],
    not: '(always cut myself|cut myself (shav|a slice|badly|on|while|with)|hurt myself (at|playing|running|lifting|doing|in|on)|my back|want to die of embarrassment|hair|die for|price|bill)',
  },
  {
    danger: 'medical',
    is: [
      'heart attack|cardiac arrest|stroke(?! of)|slurr*|unconscious|pass(ed|ing)? out|unrespons*|lost consciousness|knocked out|fainted|blacked out|no pulse|seizure*|convuls*|anaphyla*|overdos*|poison(ed|ing)|electrocuted|severed|amputat*|head injury|paralys*|heatstroke|hypotherm*|drown*|giving birth|meningitis|sepsis|septic|floppy|crushing pains?|gasping|crowning|epi-?pen|stabb(ed|ing)|acid (in|on)|chemical burn',
      'one side of (his|her|my|the|their)',
      '(face|mouth) ~ (droop*|dropped|fallen)',
      `${CANNOT} (lift|move|feel|see|speak|talk) (my|his|her|their|one|both|properly|all of a sudden|suddenly|and)`,
      `(${CANNOT}|${NOT}|struggl* to|unable to|hard to|difficulty|trouble|barely|hardly|problems?|fighting to) > breath*`,
      `(fall|fallen|fell) > ${CANNOT} (get up|stand|move)`,
      `lying > (floor|ground|road|pavement) > (${NOT}|${CANNOT})`,
      '(turning|gone) blue|short of breath and',
      '(lips|face) ~ (blue|swell*|swollen|grey)',
      `chok(e|es|ing)|(chest|heart) (pain|pains|hurts|crushing)|pains? (in|across|down) ${THEIR} (\\w+ )?(chest|heart)`,
      `(crush*|tight*|squeez*) ~ chest`,
      `collapsed?(?! (ceiling|wall|roof|shed|fence))|${NOT} (respond*|waking)|(won't|${CANNOT}) (wake|come round|respond|rouse|be woken)`,
      '(having|had|has|in|another|started) (an? )?(fits?)(?! of)|fitting and|(keeps|been|he is|she is) fitting|allergic reaction|stung and',
      '(tongue|throat|face|airway) > (swell*|swollen|clos*)',
      '(taken|took|swallow*|drunk|drank|eaten|ate|taking) > (pills|tablets|bleach|poison*|paracetamol|weed ?killer|antifreeze|battery|batteries|medication|chemicals?|painkillers|drugs|\\w* ?cleaner|detergent|petrol|acid|white spirit|a magnet|a coin)',
      `(stop|lot of|lots of|loads of) (the )?(bleeding|blood)|(pouring|gushing|spurting|covered|coughing up|vomiting|throwing up) (\\w+ )?blood|(severe|heavy|serious|bad) bleeding`,
      `bleeding > (heavily|badly|everywhere|out|a lot|to death|profusely|uncontroll*|from (\\w+ )?${BODY})`,
      `(bleed*|blood) > (won't|wont|isn't|not|doesn't|will not|everywhere|pour*|gush*|spurt*|pump*)`,
      'cut (off )?(\\w+ ){0,3}(finger|thumb|toe|arm|leg|hand|wrist|artery)s? off|(been|got|was) shot(?! (of|on))|(had|got|getting|an?) (an? )?(\\w+ )?electric shock',
      '(bad|badly|severe|serious|severely|seriously) (burn*|scald*|hurt|injured)',
      '(burn*|scald*) > (badly|severely|face|all over)',
      '(boiling|scalding|hot) (water|oil|tea|fat|coffee) > (over|on|down) (him|her|me|them|himself|herself|myself|his|my (hand|arm|leg|foot|face|chest))',
      '(fell|fallen|falls|falling) > (off|from|down|out of|through|into) (\\w+ ){0,3}(roof|ladder|stairs?|window|scaffold*|balcony|wall|tree|canal|river|bridge|height|floor)',
      '(bad|serious|major|terrible|awful) (car )?(crash|accident)|((been|was|having) (in )?an?|there is (been )?an?|there has been an?) (\\w+ )?(crash|pile-?up|collision)|trapped (under|in|inside|beneath)|(crushed|pinned) (by|under|beneath)',
      '((hit|struck) by|run over|knocked (down|over|off)) > (car|bus|lorry|van|truck|train|motorbike|bike|tram|vehicle|taxi|lightning)',
      'broken (his|her|my|their) (neck|back|spine)',
      '(hit|banged|bumped|cracked|smashed|split) (his|her|my|their|the) head > (hard|badly|sick|dizzy|confused|bleeding|open|drowsy|vomit*|blood)',
      '(into|in) labou?r|(suddenly|very|really|all) confused',
      '(baby|waters?) > (coming|broke*|arriving|being born)(?! (out of|through|in|from|up|down))',
      "rash > (won't|doesn't|not) (fade|disappear|go)",
      'suddenly? > (lost|loss of) (\\w+ )*(speech|sight|vision)',
      "(is|i'm|he's|she's|i am|they're|be) dying(?! (to|for|of (embarrass|boredom|laughter|hunger|thirst)))|(ambulance|paramedics?) (please|now|quick)",
      '(ring|call|need|send|get|want|phone)(ing)? > (ambulance|paramedics?|999(?! ?\\d))',
    ],
    not: `heart attack when|gave me a|nearly had a|giving me a|almost died|stroke (of|rehab|recovery|patient)|after (my|a|his|her) stroke|had a stroke|nose bleed|bleed(ing)? (the |my |a |all |our )*(radiator|brake|boiler|system|heating|gums)|gums? (\\w+ )?bleed|brakes?|choke (cable|lead)|(ceiling|wall|roof|shed|fence|drain|gutter|chimney|soffit)( has| is)?( just)? collapsed|collapsed (drain|ceiling|wall|gutter|fence|roof|shed|soffit)|(choking|first aid) (hazard|course)|first aid|drown* in (?!the |a |our |my )|drowned my phone|fear of|allergy test|allergic reactions? to (dye|colour|tint)|patch test|food poisoning|water( is|s)? coming|hair (was|is|got|has)|through my nose|broken tooth`,
  },
]
