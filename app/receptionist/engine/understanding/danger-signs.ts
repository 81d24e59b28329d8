import type { Danger } from './command.ts'

/** Signs of one danger, and the words that show it is a job, a story or about an animal instead. */
export type Signs = { danger: Danger; is: readonly string[]; not: string }

const BODY =
  '(thigh|leg|arm|head|neck|chest|stomach|hand|wrist|face|throat|eye|nose|mouth|back|side|tummy|foot)'
const THEIR = '(my|his|her|our|their|the)'
const SELF = '(myself|himself|herself|themsel*)'
const CANNOT = "(can't|cannot|can not|couldn't|could not)"
const NOT = "(isn't|not|aren't|doesn't|won't|stopped|stops|never|no longer)"
const WIRE =
  '(power|electric*|overhead|underground|live|mains|high.voltage) (line|cable|wire|pole)s?'
const FUSE = '(fuse ?(box|board)|consumer unit|meter cupboard|electric* meter)'
const SOCKET = `(${FUSE}|socket|plug|switch|lead|charger|wir(es|ing)|electrics|cooker|dryer|toaster|oven|machine|boiler|telly|tv|battery|laptop|light)`
/** Where a fault that fizzes or scorches is dangerous to touch. */
const OUTLET =
  '(sockets?|plug(?! ?hole)s?|light switch*|switches|wall switch|fuse ?(box|board)|consumer unit)'
/** What water must not reach; a bare light only where water comes out of it. */
const FITTING =
  '(electrics|light fittings?|(ceiling|kitchen|bathroom|hall|hallway|landing|bedroom|lounge|living room|electric|pendant) lights?|light (switch*|bulb|socket|cord|pull)s?|chandelier|spotlights?|downlights?|(plug )?sockets?|plug sockets?|fuse ?(box|board)|consumer unit|wiring|electric* (box|cupboard|meter)|meter (box|cupboard))'
const POURING =
  '(water(?! (heater|tank|pump|softener|cylinder|meter|feature)\\b)|leak*(?! detect)|drip*|pour*|gush*|flood*|rain|it is (coming|running)|coming (down|in|straight|right))'
const LIGHTS_FLICKER =
  '(lights?|lamps?|bulbs?|electric*)( is| are| has| have| all| just| keeps?| started)* (flicker*|going on and off|dimming)'
/** Pattern for a child that a caller mentions. */
export const CHILD = '(son|daughter|lad|boy|girl|child*|kid|baby|toddler)'
/** Pattern for a relative or another person that a caller mentions, children included. */
export const FAMILY = `(${CHILD}|ex|husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mother|nan|gran|brother|sister|neighbour|landlord|flatmate|boss|colleague|friend|man|woman|guy|bloke|lady)`
const ONE = `(he|she|they|someone|somebody|people|${FAMILY}s?)`
const PEOPLE = `(${ONE}|men|burglar*|intruder*|strangers?|thieves)('ve|'re)?`
const SOMEBODY = `(me|him|her|them|someone|somebody|(my|our|his|the|a) (\\w+ )?${FAMILY}s?)`
const PLACE =
  '((\\w+ ){0,2}(house|home|flat|garden|kitchen|bedroom|bathroom|hall|shed|garage|shop|office|building|property|room|loft|basement|cellar|warehouse|premises|place|pub|restaurant|salon|school|van|car|window|door|roof|back|front|side|gate|till|safe)s?)'
/** Into a place, not "in touch" or "into debt". */
const INTO = `(in|into|through) (an?|next|your|${THEIR}) ${PLACE}`
/** Somebody who is there now: not "he keeps turning up at my door". */
const AT_THE_DOOR = `(he|she|they|someone|somebody|man|${FAMILY})( is| are| has| have|'re|'ve)( just| now| back| still| been| come round and( is| he is| she is)?| turned up and)* (((bang*|hammer*|pound*|kick*|thump*) (on|at|in|down)|outside|at) (${THEIR} )?(\\w+ )?(door|window|house|flat|gate)s?|come round|turned up|outside(?= *(and|now|again|shouting|[.,!;]|$)))(?! (\\w+ )?(times|weeks?|months?|yesterday))`
/** The end of what is said: "I can't go on" is not "I can't go on Tuesday". */
const END = '(?= *([.,!?;]|$|any *(more|longer)))'
/** Not "is it gas heating?" or "is it gas or electric?" */
const GAS_END = '(?! *(\\w+ing|central|cooker|hob|boiler|fire|fired|oven|or (electric*|oil))\\b)'
const HAS = "( has| have| is|'ve| just| slipped and)*"
const HIT =
  '(hit|struck|damaged|broken?|split|snapped|ruptured|fractured|burst|pierced|punctured|cut)'

/** An alarm that sounds. Not a chirp, which tells of a battery, unless the caller asks whether it does. */
export const SOUNDING =
  "((?<!\\b(not|never|\\w+n't) )(going (off|now|again)|beep*|bleep*|sounding|ringing|screaming|blaring|wailing)|(keeps|goes) off)"
/** Of fumes, unless it is plainly another; a smoke alarm is left out before. */
const ALARM = '(?<!\\b(burglar|intruder|security|car|van) )alarm'
const IS_IT_BATTERY =
  "(is|could|might|would|if|whether) (it|that|this)(('s| is| be| just| only| mean| the| a| low| flat| dead)* )batter*"
const ILL_OF_FUMES =
  '((?<!\\b(give*|giving) (me|us) an? )headach*|dizzy|drowsy|queasy|nauseous|faint|feel* (\\w+ ){0,3}(sick|ill|rough|poorly|unwell|faint|dizzy|funny)|(my|his|her) head (is |hurts|aches|bang*|pound*|thump*))'
const SOUNDS = `\\b(${SOUNDING}|(went|gone) off|${IS_IT_BATTERY}|${ILL_OF_FUMES}|danger*|high|headach*|feel*|sick)`

/** What only sounds like danger. It is left out of a line before the signs are looked for. */
export const harmless = [
  // "The smoke alarm is going off, and there is smoke in the hall" tells of smoke all the same.
  '(smoke|fire) (alarm|detector)s?',
  'black ?out (curtain|blind)s?|(since|after|during|following) (the|that|a|our) (\\w+ )?power ?cuts?',
  'blood (tests?|pressure|results?|work|sugars?|samples?)|chest (of|freezer)|choke (cable|lead)|(the|a|manual) choke',
  '(real|coal|wood|cosy|roaring|proper) fires?|(do|have) you (have|got) an? fire',
  '(ceiling|wall|roof|shed|fence|drain|gutter|chimney|soffit|chain|sale|deal|purchase|shelf|bed|chair|table|gazebo)( has| have| is| just| all)* collapsed(?! on)',
  `(i am|i'm|(${ONE}|we|you|chef|team|staff|groomer|stylist|barber)('re)?)( is| are| was| were| been| have| has| really| absolutely| just| all)* on fire (today|lately|recently|at work|last night|this (week|month|year|season)|these days)(?!.*\\b(flame|burn|smok|help|scream))`,
  '(having|had|has|throwing|thrown) an? (\\w+ )?fit (about|over) (it|that|this|what|how|who|money|nothing|(the|my|our|his|her|their|an?) (?!(phone|floor|table|chair|sofa|bed|side|edge|time|back|last|same)\\b))(?!.*\\b(floor|foam|shak|jerk|breath|conscious|epilep|ambulance|999))',
  '(phone|mobile|battery|plant|tree|lawn|hedge|engine|laptop|boiler)s? (is|are) dying',
  '(car|van|fence|wall|gate|bumper)( has| is| was| been| got| just)* (hit|struck) by|(pounds?|quid|hundred|money|something) knocked off',
  // Air in the heating, and fluid in the brakes.
  '(need*|want*|could do with|require*) (an? |some )?bleed(ing)?|(tried|trying|try|by|after|keep|kept|how to|to|you|i|we) (bleed(ing)?|bled) (them(?= *([.,!?;]|$|but|and|again))|(it |them |all |every |each |the |my |our |an? )+(\\w+ )?(radiator*|rads?|boiler|heating|system|brakes?|valve))|bleed (key|valve|screw|nipple)s?',
  'anaphyla(xis|ctic) (to|allergy)',
].join('|')

/**
 * Signs of danger in plain lines; the first match counts. `a ~ b`: both within a few words, in
 * either order; `a > b`: in this order; `*`: any ending.
 *
 * Electricity indoors, after Electrical Safety First and the fire chiefs: smoke, melting, a smell of
 * burning, or sparks, heat or crackling from a fuse box is fire, 999. A socket that sparked once is
 * an electrician's urgent job (see the trade). 105 is for power lines and substations.
 *
 * **Source**: NHS, When to call 999; National Gas Emergency Service; Energy Networks Association
 * (105); Electrical Safety First; National Fire Chiefs Council; Police.uk, When to call 999; Samaritans.
 */
export const dangerSigns: readonly Signs[] = [
  {
    danger: 'carbon-monoxide',
    is: [
      'monoxide|co2? (alarm|detector|monitor|sensor|poison*|leak|level|reading)|alarm (says|shows|reads) co',
      '(flame|pilot light) ~ (yellow|orange)',
      '(sick(?! of)|feel* (\\w+ )?ill|dizzy|headach*|drowsy) ~ (boiler|flame|gas fire|flue)',
      '(headach*|dizzy|drowsy|queasy|feel* (\\w+ )?(sick|ill)) > (when*|every time|if|while) > (heating|boiler|gas fire|heater|stove|burner|cooker|hob)',
      '(when*|every time|if) > (heating|boiler|gas fire|heater|stove|burner|cooker|hob) > (headach*|dizzy|drowsy|queasy|feel* (\\w+ )?(sick|ill))',
      `${ALARM} > ${SOUNDING}\\b.*\\b${ILL_OF_FUMES}`,
      `${ILL_OF_FUMES}\\b.*\\b${ALARM} > ${SOUNDING}`,
      '(boiler|gas fire|heater|stove)\\b.*\\b(headache*|feel* sick|dizzy)\\b.*\\b(so (does|do|is|has)|too|both of us|all of us|everyone|the kids)',
    ],
    // Of an alarm that sounds, nobody on the telephone can know that it is the battery.
    not: `(fit|fitt*|install*|test*|replac*|battery|batteries|buy|sell|supply|need a|want a|do you(?! (think|reckon|know))|service|new)\\b(?!.*${SOUNDS})(?<!${SOUNDS}.*)`,
  },
  {
    danger: 'gas',
    is: [
      '(smel*|stink*|reek*|whiff|odou?r|stench|pong*) ~ (gas|gassy|rotten eggs?|bad eggs?)',
      'gas(?! (boiler|combi|engineer|safe|bill)) > (leak*|escap*|hiss*|coming out|pouring out|everywhere)',
      // Hedged: "a funny smell like eggs", "there's a smell. I think it might be gas".
      '(smel*|whiff|odou?r|stink*|pong*) > (like|of) (\\w+ )?eggs?',
      '(smel*|whiff|odou?r|stink*|pong*)\\b[^?]{0,80}\\b(it|that|this) (is|might be|could be|may be) gas',
      '(it|that|this)? (might|could|may) (well )?be (a )?gas( leak)?(?! (\\w+|or)\\b)',
      '(could|might|is) (it|that|this) (\\w+ )?be (a )?gas( leak)?(?! (\\w+|or)\\b)',
      '(leak*|escap*) (of )?gas',
      'hiss* ~ (gas|meter|boiler|cooker|hob|pipe)',
      `gas(?! (boiler|fire|heating|central)) > (${CANNOT}|won't) (turn|switch|shut|get|go) (it )?off`,
      `(${HIT}|through|into|hitting|dug up|drilled|nicked) ~ gas (pipe*|main|line|supply|tap|valve|meter)`,
    ],
    not: "no (gas )?(smell|leak)|not smell*|gas leak (test|check|detect)|(don't smell|can't smell|nothing) (gas|coming)|do you (do|fix|test|check) gas|(drains?|sink|plug ?holes?|toilet|hot (water|tap)|fridge)\\b(?!.*gas)|smel* [^?.]{0,30}egg (sandwich*|mayo*)|(electric|oil) or|or (electric|oil)",
  },
  // Beside the cooker it is gas, even to a caller who blames the drain.
  {
    danger: 'gas',
    is: [
      '(eggy|rotten|bad|sulphur*|funny|strange|weird|odd|peculiar|horrible|nasty) > (smel*|whiff|odou?r|stink|stench|pong) > (near|by|beside|behind|around|round|under|next to|close to|at) (my|the|our|his|her|their) (\\w+ )?(cooker|hob|boiler|meter|gas *)',
      '(eggy|eggs?|sulphur*) (\\w+ )?(smel*|whiff|odou?r|stink|stench|pong*) > (cooker|hob|boiler|meter|kitchen|hall*|house|flat|cellar|street)',
      '(smel*|whiff|odou?r|stink*|stench|pong*) ~ (eggy|(rotten|bad|off|gone.off) eggs?|eggs? gone off|sulphur*)',
      '(smel*|whiff|odou?r|stink*|stench|pong*)\\b.*\\b(since|after) (\\w+ ){0,3}(new|chang*|fitt*|mov*|put|replac*|install*|swapp*|serviced|had|got|lit) > (cooker|hob|boiler|gas fire|meter)',
      '(smel*|whiff|odou?r|stink*|stench|pong*)\\b.*\\b(since|after) (the|my|our|that) (\\w+ )?(cooker|hob|boiler|gas fire|meter) (was|got|came|went|has been)',
      '(smel*|whiff|odou?r|stink*|stench|pong*)\\b.*\\b(worse|stronger) (near|by|beside|behind|around|round|next to|when) > (cooker|hob|boiler|gas fire|meter)',
      '(cooker|hob|boiler|gas (fire|oven))\\b.*\\b(smel*|stink*|pong*)( a bit| really| very| all| kind of| sort of)? (funny|odd|strange|weird|peculiar|off|bad)',
      // Whoever asks whether it is gas has smelt something, unless they speak of what it runs on.
      `(think*|thought|reckon*|sure|know*|wonder*|worried|scared|afraid|if|whether|say*|hope*) (that )?(it|that|this) (is|isn't|was|were)( not)? (a )?gas( leak)?${GAS_END}`,
      `(smel*|whiff|odou?r|stink*|stench|pong*)\\b.*\\b(is|was) (it|that|this) (a )?gas${GAS_END}`,
      'gas( leak)? or (is it |is that )?smell',
      // A caller who asks for the gas emergency line needs it.
      'number ~ (gas (people|board|emergenc*|network)|national gas|cadent)',
      '(ring*|call|phone|contact) > (gas (people|board|emergenc*|network)|national gas|cadent)',
    ],
    not: "((?<!\\b(smel*|whiff|pong*)\\b.*)(boiler|heating|cooker|hob|oven|fire|shower|aga)\\b(?!.*\\b(smel*|whiff|pong*))|electric* or|or electric*|or oil|lpg|smel* [^?.]{0,30}egg (sandwich*|mayo*|fried)|(rang|rung|called|phoned) > gas (people|board|emergenc*)|capped|(gas (people|board)|they|cadent)( have|'ve)? (been|came|said|told|turned)|(drains?|sink|plug ?holes?|toilet|fridge|hot (water|tap))\\b(?!.*(gas|cooker|hob|boiler|meter))(?<!\\b(cooker|hob|boiler|meter|gas)\\b.*))\\b",
  },
  {
    danger: 'wet-electrics',
    is: [
      '(water|leak*|drip*|flood*|pour*)\\b.*\\bspark(s|ing)(?! plug)',
      `${POURING}\\b.*\\b${LIGHTS_FLICKER}|${LIGHTS_FLICKER}\\b.*\\b${POURING}`,
      `${OUTLET}\\b[^.?!]{0,60}\\b(fizz*|sizzl*|arcing)|\\b(fizz*|sizzl*|arcing)\\b[^.?!]{0,40}\\b${OUTLET}`,
      `${OUTLET}\\b.*\\b(brown|black(ened)?|scorch*|charred|discolou?red)\\b.*\\b(hot|warm|crackl*|buzz*)`,
      `${OUTLET}\\b.*\\b(hot|crackl*|buzz*)\\b.*\\b(brown|black(ened)?|scorch*|charred|discolou?red)`,
      `${POURING} > (on|onto|into|in|through|thru|out( of)?|over|down|from) (${THEIR} |all |an? )*(\\w+ )?${FITTING}`,
      `${POURING} > (near|by|behind|above|around) (${THEIR} )?(\\w+ )?(electrics|${FUSE})`,
      `(water|leak*|drip*|pour*|gush*|coming|running) > (through|thru|out( of)?|onto|on to|by|near|beside|around|round|next to) (${THEIR} |an? )lights?(?! (and|or|of|colour|wood|up)\\b)`,
      `${FITTING}( is| are| has| have| all| getting| got| gone| just| now)* (wet|soaked|soaking|(full of|fill(ed|ing)( up)? with) water|dripping|leaking|water (in|on|com*|drip*|pour*|run*)|under ?water|flooded)`,
    ],
    not: 'no (water|leak)|not (leak*|drip*|coming)|headlights?|(draught*|draft*|air|breeze|wind|noise|sound|smell|flies|bees|wasps|ants|mice)\\b(?!.*\\b(water|leak|drip|pour|gush|flood|rain))(?<!\\b(water|leak|drip|pour|gush|flood|rain)\\w*\\b.*)',
  },
  {
    danger: 'electricity',
    is: [
      `${WIRE} ~ (${HIT}|down|downed|fallen|fell|hanging|dangling|sagging|sparking|lying|collapsed|touch*|climb*|kite)`,
      `${WIRE} > (low|across|(on|in) the (ground|road|street|floor|path|pavement|garden))`,
      `(caught|dug|drilled|through|into) > ${WIRE}`,
      '(cable|wire|line)s? > (down|hanging|fallen|fell|snapped) > (storm|road|lane|path|pole|garden|lawn|street|tree|pavement|roof|shed|car|spark*)',
      'pylon|sub-?station|power ?cut(?! to)|blackout',
      'whole (street|road|village|area|estate) > (no power|no electric*|lost power|without power|dark|out of power)',
    ],
    not: '(run*|lay*|want|need|put) (an?|the|some)( \\w+)? (cable|wire|line|power|electric*)|(phone|washing) (line|cable)|backup|generator|surge protect|do you|broadband',
  },
  {
    danger: 'fire',
    is: [
      '(on|caught|catching|set) (\\w+ )?fire|(caught|set) light|alight|ablaze|burning down|(house|flat|home|kitchen|building|shop) (is )?(fire|burn|burning)(?! (alarm|door|safety|risk|wood))|chip pan|explo(ded|sion)',
      "(there's|there is|there are|got|have|see|is|was) > (fire|flames|smoke)(?! (alarm|door|place|exit|extinguisher|detector|safety|risk|guard|pit|assessment|regulation|damage|surround|panel|escape|blanket|drill|sale)) > (in|at|behind|under|next door|from|coming|upstairs|downstairs|here|now|everywhere|spreading|out)",
      'there is ((a|an|black|thick|lots of|loads of) )*(fire|smoke)(?! ?\\w)',
      '(in|into|with|up in) (flames|smoke)|flames (are )?(coming|in|from|everywhere|shooting)',
      'smoke > (coming|pouring|billowing|filling|everywhere|rising|seeping)',
      '(full of|filling|see|smell) > smoke(?! (alarm|detector))',
      'fire (in|at|has|is|upstairs|downstairs|next door)|(call|need|ring|send|get|phone) (\\w+ )?fire (brigade|engine|service)',
      `${SOCKET} ~ (sparks|sparking|smoking|melted|melting)`,
      `${FUSE} > (hot(?! (tub|water))|fizz*|crackl*|scorch*)`,
      `fish* ~ (${FUSE}|socket|plug)`,
      'it is smoke?ing(?! (room|area|a bit))',
      '(smel*|stink*) > (burning(?! (wood|food|candles?))|melting)|burning smell',
    ],
    not: `(if there is a fire|(log|electric|gas|open) fire|fire (door|place|pit|safety|risk|extinguisher|drill|damage)|fireplace|wood ?burner|smoke test|smoker|barbecue|fireworks?|(shoulder|back|knee|skin|throat|feet|foot|eyes?|mouth|scalp|muscles?|legs?|hip|elbow)( is| are)? on fire|setting|sale|exhaust|stuck|wired?|clutch|engine|brakes?|rubber|dust|toast|spark plugs?|spark(s|ing)? (\\w+ )?when (i|we|you)|smoke?ing (in|area|room))\\b(?!.*(flames|on fire|smoke coming|spreading|burning|melt))`,
  },
  {
    danger: 'crime',
    is: [
      `${PEOPLE} > (break*|broken?|climb*|forc*|smash*|kick*) (in(?! (touch|with|an?|some|${THEIR})\\b)|into(?! (song|tears|laughter|bed|an?)\\b)|${INTO}|${THEIR} (\\w+ )?(door|window|way|lock))`,
      `${PEOPLE} > ((got|trying to (get|force)) in(?= *([.!,;]|$|(and|by|here|now|again|through|while|round|downstairs|upstairs)\\b))|(got|getting|trying to (get|force)) ${INTO})`,
      `trying to (break|force) (in|into|${THEIR} (door|window|lock))`,
      `${PEOPLE} > (attack(ing|ed)|stabb*|threaten*|assault*|robb(ed|ing)|mugg*|raped?|strangl*|kidnap*|abduct*|snatch*|punch*|(hits|(?<!\\bit (is |isn't |not |still |really |was |been )*)(hit|hurt)(ting|ing)?|follow(ing|ed)|beat(ing)?( up)?) (me|her|him|us)(?! (with|on|to|${BODY}))|(going|trying) to (kill|hurt|hit|stab|shoot))`,
      `(says|said|saying|threat*|shouting|swears?) > (kill|stab|shoot|attack) (me|us|him|her|them)(?! if i (don't|forget|miss))`,
      `hands (a)?round (my|his|her) (throat|neck)|${ONE} > locked (me|us) in(?! (the|my) (loo|toilet|bathroom|shed))`,
      `(doors?|window|lock|broken|burgled) > (they|he|someone|somebody)( are|'re| is) still (in|inside|here|there)`,
      `(injunction|restraining order|non-?molestation|(court|protection) order)\\b.*\\b${AT_THE_DOOR}`,
      `${AT_THE_DOOR}\\b.*\\b(injunction|restraining order|non-?molestation|(court|protection) order|(scared|frightened|terrified|afraid) of (him|her|them)|i'm (\\w+ )?(scared|frightened|terrified)|won't (go|leave))\\b`,
      'scream* > help|(stuck|stopped|broken down|stranded) > (middle|live|fast|outside|overtaking) lane',
      `${PEOPLE} > taken (my|our|the) (child|baby|son|daughter)(?! (is|to|out|off|for|on)\\b)`,
      '(someone|somebody|a (strange )?man|men|strangers?) (\\w+ing |is |are |still |around |about )*(in|inside) (my|our|the) (house|home|garden|kitchen|flat|bedroom|shed)',
      'burglars?(?! alarm)|intruders?|prowler|burglary in progress|armed(?! (forces|services))|hostage|kidnap*|abducted|stabbing(?! pains?)|gun ?shots?|(call|need) the police|(a|been) shooting(?! range| lesson| party| pain)',
      "being (\\w+ )?(followed|attacked|robbed|mugged|burgled|broken into|stalked|(threatened|chased)(?! (with|for)\\b)|assaulted|beaten|stabbed|held (hostage|captive|against|down|here)|raped)|(i|we)( have|'ve)? (just )?been (attacked|robbed|mugged|stabbed|assaulted|raped|shot|burgled)",
      '(with|has|got|have|pulled|waving|carrying|holding) (an? )?(\\w+ )?(knife|gun|machete|weapon|axe)(?! (sharpen*|block|skills|set|drawer|cabinet|licen*))|(knife|gun) to (my|his|her)',
      `${NOT} > let(ting)? (me|us|her|him|them) (leave|go|out)(?! (of )?(my|our|the|this) (\\w+ )?(contract|lease|tenancy|agreement|membership|subscription|job))`,
      `(${CHILD}|person|woman|man) > (snatched|taken from|missing(?! (an?|his|her|some|one|two|lessons?|school|class*|teeth|tooth)))`,
    ],
    not: "(locks? (changed|replaced|fitted)|last night|yesterday|the other (day|night)|alarm (fitted|installed)|lock(ed)? (myself|me) out|repair after|(was|were) burgled|dog(?! (is )?(going|barking))|(nail|heat|glue|staple|spray|massage) gun|let you in|(will|'ll|should|always) be (someone|somebody)|(in|home) all (day|morning|afternoon))\\b(?!.*\\b(still|right now|now|downstairs)\\b)",
  },
  {
    danger: 'life',
    is: [
      `suicid*|self.?harm*|(kill*|harm*|hurting|cutting|hanging|top) ${SELF}|(going|about|want*) to jump${END}`,
      `(want*|going|gonna|might|will|thinking|wish|plan*|feel like) > (hurt|cut|hang) ${SELF}`,
      'jump(ing)? off > (bridge|building|cliff|balcony|ledge|tower|multi.?storey|car park)',
      'end(ing)? ((my|his|her|their|own|it) (own )?(life|all))|end it all|(feel like|thinking (of|about)|want to|going to) end(ing)? it\\b|tak(e|ing) (my|his|her|their) (own )?life',
      '(want*|wish|going|rather|ready|better off|plan*|hoping) (to |i was |i were |being |be )*(die|dead|disappear forever|not (be|wake up|exist))',
      `(don't|not) want(ing)? (to )?(live(?! in| with| near)|be alive|be here${END}|wake up|go on${END}|exist|carry on${END})|no reason to live|can't (go|carry) on(${END}|(?= (like|living)\\b))`,
      '(no|nothing|no reason|no point) > (live for|living|carry(ing)? on|being alive)',
      "better off (without me|dead)|life (isn't|is not|not) worth|(pills|tablets|rope|razor) (in front of me|ready|in my hand)",
      '(bridge|roof|ledge|cliff|platform|tracks|railway) > (jump*|do it|end it)|(left|found) (a|his|her) (\\w+ )?note > (find|missing|gone)|goodbye note',
    ],
    not: '(always cut myself|cut myself (shav|a slice|badly|on|while|with)|hurt myself (at|playing|running|lifting|doing|in|on)|my back|want to die of embarrassment|hair|die for|price|bill)',
  },
  {
    danger: 'medical',
    is: [
      'heart attack|cardiac arrest|(?<!\\b(two|four|back|breast|swimming)[ -])stroke(?! (of|improve*|technique|lesson*|play))|slurr*|uncon\\w*ous|pass(ed|ing)? out(?! of)|unrespons*|lost consciousness|knocked out|fainted|blacked out|no pulse|seizure*|convuls*|anaphyla*|overdos*|poison(ed|ing)|electrocuted|amputat*|head injury|paralys*|heatstroke|hypotherm*|drown*|giving birth|meningitis|sepsis|septic(?! tank)|crushing pains?|gibberish|burning up|gasping(?! for (an?|some|my) )|is crowning|stabb(ed|ing)(?! pain)|acid (in|on)|chemical burn',
      // Not "he carries an EpiPen", nor "in case she needs it".
      '(?<!\\b(case|if|never|not|ever|should|unless)\\b.{0,20})(us(e|ed|ing)|giv(e|en|ing)|gave|need*|inject*|jabb*|stuck|administer*|where is) (?!a new|another)(\\w+ ){0,3}epi-?pen',
      `${CANNOT} (find|get|reach) (\\w+ ){0,2}epi-?pen|epi-?pen > (${NOT}|now|wearing off)`,
      'one side of (his|her|my|the|their)',
      `${ONE} > floppy`,
      `severed ~ (finger*|thumb|toes?|artery|${BODY})`,
      '(face|mouth) > (droop*|(dropped|fallen)(?! (out|off)))|droop* > (face|mouth)',
      `${CANNOT} (lift|move|feel|see|speak|talk) (properly|all of a sudden|suddenly|and|(my|his|her|their|one|both) (\\w+ ){0,2}(${BODY}|legs|arms|hands|feet|fingers?|toes?|side))|${CANNOT} let go`,
      `(${CANNOT}|${NOT}|struggl* to|unable to|hard to|difficulty|trouble|barely|hardly|problems?|fighting to) > breath*`,
      `(fall|fallen|fell) > ${CANNOT} (get up|stand|move)`,
      `${ONE} > ${NOT} mov(ed|ing)(?! (out|in|into|house|home|on|to|until|till))|${ONE}${HAS} (keeled|slumped) over`,
      `lying > (floor|ground|road|pavement) > (${NOT}|${CANNOT})`,
      '(turning|gone) blue|short of breath and',
      '(lips|face) ~ (blue|swell*|swollen|grey)',
      '(bitten by|stung) > (swell*|swollen|faint|bleed*)',
      `chok(e|es|ing)|(chest|heart) (pain|pains|hurts|crushing)|pains? (in|across|down) ${THEIR} (\\w+ )?(chest|heart)`,
      '(crush*|tight*|squeez*|clutch*|pains?) ~ chest',
      'stiff neck > (rash|temperature|fever)|breathing (\\w+ )?(fast|funny)',
      `collapsed?(?! (ceiling|wall|roof|shed|fence))|${NOT} (respond*|waking)|(won't|${CANNOT}) (wake|come round|respond|rouse|be woken)`,
      '(having|had|has|in|another|started) (an? )?(fits?)(?! (of|when))|fitting and|(keeps|been|he is|she is) fitting|allergic reaction|stung and',
      '(tongue|throat|face|airway) > (swell*|swollen|clos*)',
      '(swell*|swollen|spread*|gone|going|infection|abscess) > (up to|right up to|round|around|near|closing|shut|behind) (my|his|her|the|one) eyes?',
      `(cleaner|bleach|chemicals?|acid) > (swallowed|drunk|drank|(in|into) ${THEIR} eyes?)|${CHILD} > (eaten|ate) > (leaves|berries|mushroom*|plant)`,
      '(taken|took|swallow*|drunk|drank|eaten|ate|taking) > (slug pellets|pills|tablets|bleach|poison*|paracetamol|weed ?killer|antifreeze|battery|batteries|medication|chemicals?|painkillers|drugs|\\w* ?cleaner|detergent|petrol|acid|white spirit|a magnet|a coin)',
      `(stop|lot of|lots of|loads of) (the )?(bleeding|blood)|(pouring|gushing|spurting|covered|coughing up|vomiting|throwing up) (\\w+ )?blood|(severe|heavy|serious|bad) bleeding`,
      `bleeding > (heavily|badly|everywhere|out|a lot|to death|profusely|uncontroll*|from (\\w+ )?${BODY})`,
      `(bleed*|blood) > (${NOT}|everywhere|pour*|gush*|spurt*|pump*)`,
      'cut (off )?(\\w+ ){0,3}(finger|thumb|toe|arm|leg|hand|wrist|artery)s? off|(been|got|was) shot(?! (of|on))|(had|got|getting|an?) (an? )?(\\w+ )?electric shock|(got|had) a (shock|belt) (off|from) > (numb|heart|burn*|chest|arm)|blood > (out of|from) (\\w+ )?ears?',
      '(bad|badly|severe|serious|severely|seriously) (burn*|scald*|hurt|injured)',
      '(burn*|scald*) > (badly|severely|face|all over)|(kettle|boiling|scald*|burnt|burned) > skin',
      `(scald*|burnt|burned) ${SOMEBODY}`,
      `((boiling|scalding|hot) (water|oil|tea|fat|coffee)|kettle) > (over|on|down) (${SOMEBODY}|himself|herself|myself|${THEIR} ${BODY})`,
      `${ONE}${HAS} (fell|fallen|swept|slipped|stuck) (in|into|under|through) (\\w+ )?(canal|river|sea|lake|pond|pool|water|ice)`,
      `(come|came|caved|fell|fallen|collapsed) (down |in )?on ${SOMEBODY}(?! is)`,
      `(people|someone|somebody)( are| is)? (badly )?(hurt|injured)|(${ONE}( is| are)?|we are) trapped(?! (a|the|his|her|nerve))|(lorry|car|van|bus|coach|truck)${HAS} overturned|(hit|run over) (a|the) (cyclist|pedestrian|person|${FAMILY})`,
      `(i|${ONE})${HAS} (fell|fallen|came|come|slipped|thrown) (\\w+ )?(off|from|down|out of|through|into) (\\w+ ){0,3}(roof|ladder|stairs?|window|scaffold*|balcony|wall|tree|canal|river|bridge|height|floor|horse|bike)`,
      '(fell|fallen|slipped) (off|down) (a|the) (ladder|stairs)',
      '(bad|serious|major|terrible|awful) (car )?(crash|accident)|((been|was|having) (in )?an?|there is (been )?an?|there has been an?) (\\w+ )?(crash|pile-?up|collision)|trapped (under|in|inside|beneath)|(crushed|pinned) (by|under|beneath)',
      '((hit|struck) by|run over|knocked (down|over|off)) > (car|bus|lorry|van|truck|train|motorbike|bike|tram|vehicle|taxi|lightning)',
      `broken ${THEIR} (neck|back|spine)`,
      `knocked (him|her|my|them)(self)? out|(hit|banged|bumped|knocked|cracked|smashed|split) ${THEIR} head > (hard|badly|sick|dizzy|confused|bleeding|open|drowsy|vomit*|blood)`,
      `(into|in) labou?r|suddenly confused|${ONE} > (very|really|all|so) confused(?! (about (my|the|your|which)|by|with|over)\\b)`,
      'baby is (coming|arriving)(?! (with|to|too|in|out|on|next|at|along|for|as)\\b)|baby > being born|(my|her) waters? (have |has |is |just )*broken?(?! down)',
      "rash > (won't|doesn't|not) (fade|disappear|go)",
      'suddenly? > (lost|loss of) (\\w+ )*(speech|sight|vision)',
      "(is|i'm|he's|she's|i am|they're|be) dying(?! (to|for|of (embarrass|boredom|laughter|hunger|thirst)))|(ambulance|paramedics?) (please|now|quick)",
      '(ring|call|need|send|get|want|phone)(ing)? > (ambulance|paramedics?|999(?! ?\\d))',
    ],
    not: `heart attack when|gave me a|nearly had a|giving me a|almost died|stroke (of|rehab|recovery|patient)|after (my|a|his|her) stroke|had a stroke|nose bleed|bleed(ing)? (the |my |a |all |our )*(radiator|brake|boiler|system|heating|gums)|gums? (\\w+ )?bleed*(?!.*\\b(pour*|gush*|won't stop|everywhere))|brakes?|collapsed (drain|ceiling|wall|gutter|fence|roof|shed|soffit)|(choking|first aid) (hazard|course)|first aid|drown* in (?!the |a |our |my )|drowned my phone|fear of|allergy test|allergic reactions? to (dye|colour|tint)|patch test|food poisoning|water( is|s)? coming|hair (was|is|got|has)|through my nose|broken tooth`,
  },
  // Only of an animal: see `findDanger`. What is poisonous to dogs and cats, after the RSPCA and the BVA.
  {
    danger: 'animal',
    is: [
      '(eaten|ate|eating|swallow*|licked|drunk|drank|chew*|scoffed|munch*|wolfed|(got|been) (into|at|hold of)) > (choc*|raisins?|sultanas?|currants?|grapes?|mince pies?|fruit ?cake|christmas (cake|pudding)|onions?|macadamia*|xylitol|chewing gum|lil(y|ies)|conkers?|poison*|(rat|mouse|rodent|slug|ant) (bait|killer|pellets?)|slug pellets|anti-?freeze|weed ?killer|bleach|batter(y|ies)|ibuprofen|paracetamol|painkillers?|tablets?|pills?|medication|cannabis|a (\\w+ )?(sock|needle|fish ?hook|corn ?cob))',
      '(eaten|ate|eating|swallow*|licked|chew*|(got|been) (into|at|hold of)) > (something|anything|summat)\\b.*\\b(shak*|shiver*|trembl*|froth*|foam*|drool*|dribbl*|wobbl*|stagger*|retch*|vomit*|(being|been|is) (\\w+ )?sick|throwing up|poorly|lethargic)',
      '(froth*|foam*) > mouth|(shak*|trembl*|wobbl*) > (froth*|foam*|drool*)|(froth*|foam*|drool*) > (shak*|trembl*|wobbl*)',
      '(bloat*|swollen|hard) (belly|stomach|tummy) > (retch*|sick|vomit*)|(eye|leg) > hanging (out|off)|(bit|bitten) > (adder|snake)',
    ],
    not: "(not|\\w+n't|never) (\\w+ )?(eat*|ate|swallow*)|(his|her|its|the) (tablets?|pills?|medication)(?! (i|we|that|meant|of))",
  },
]
