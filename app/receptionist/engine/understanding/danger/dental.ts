import { part, pattern } from '../text/patterns.ts'
import { BLEEDS_ON, calmSocket, hasSocket, withoutToothBlood } from './knocked-tooth.ts'

const FROM_TOOTH =
  /\b(?:tooth(?:ache)?|teeth|gums?|molar|abscess|filling|dentist|wisdoms?|socket|extract(?:ion|ed))\b/
/** What else of a mouth bleeds for days. */
const OF_MOUTH = /\b(?:mouth|crown|bridge|denture|plate|implant|braces?|fillings|root canal)\b/
/** A wound in the mouth that bleeds as much as an emergency does. */
const BLEEDS_HARD = pattern`
  (?<!\b(?:not|isn't|never|stopped) (?:\w+ )?)\b(?:pour\w*|gush\w*|spurt\w*|pump\w*|drip\w*|heav(?:y|ily))
  |\b(?:
    everywhere|badly|profusely
    |(?:a )?(?:lots?|loads) of blood
    |mouthfuls?|clots?|soak\w*|faint|dizzy|light-?headed|woozy|bowls?|all night
    |thinners?|warfarin|hours?|mouth (?:is )?full
  )\b
`
/** What goes on for days, or comes and goes: "since Thursday", "for the last week", "every time I brush". */
const FOR_DAYS = pattern`
  \bsince (?:about |last |the )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:end)?|month)\b
  |\bfor (?:\w+ ){0,3}(?:days|weeks?|months?|fortnight)\b
  |\b(?:all week|(?:days|weeks?) now|on and off|off and on)\b
`
/** Whenever somebody brushes or eats. */
const TOUCHED =
  /\b(?:when(?:ever)?|if|every ?time|each time|after|while) (?:i|he|she|they)(?:'m|'s|'ve)? (?:\w+ )?(?:brush|floss|clean|eat|chew|bite|spit)\w*/
/** "Ever since", of what was done days ago. */
const EVER_SINCE =
  /\b(?:ever|bleed\w*|bled|stopped|blood) since(?=\W*$|[.,;!?]| (?:and|but|then|i|you|he|she|it|the|that)\b)/
const DAYS_AGO =
  /\blast (?:week|month)\b|\b(?:days?|weeks?|fortnight|months?) ago\b|\ba week since\b/
/** Blood that comes from elsewhere than the mouth. */
const ELSEWHERE =
  /\b(?:cough|vomit|sick|spew|puk|throw|nose|ears?\b|chest|stomach|wee\b|weeing|poo)\w*/

/** Whether a mouth has bled for days. `past`: what was said before. */
const isForDays = (text: string, past: string) =>
  FOR_DAYS.test(text) ||
  TOUCHED.test(text) ||
  (EVER_SINCE.test(text) && DAYS_AGO.test(`${past} ${text}`))

/** Signs that make a swollen face an emergency instead of a dentist's case. */
const SPREADING = pattern`
  \b(?:
    breath\w*|swallow\w*|tongue|throat|airway|eyes?|lips?|neck|spread\w*
    |clos(?:e|es|ed|ing)|fever\w*|temperature|drows\w*|confus\w*|faint\w*|floppy|hives
    |rash|allerg\w*|sting|stung|bitten
  )\b
  |\b(?:can't|cannot|couldn't|hard to|trouble|struggling to|barely|hardly) (?:speak|talk)
`
/** An allergy that somebody has: "allergic to penicillin", "a nut allergy". */
const ALLERGY = /\ballerg(?:ic|y|ies)\b(?! reaction)/g
/** What may have set an allergy off. */
const MET = pattern`
  \b(?:
    react\w*|(?:took|taken|taking|ate|eaten|eating|given|gave|started|injected|swallowed|used)(?! (?:\w+ )?(?:ibuprofen|paracetamol|nurofen|painkillers?|aspirin|co-?codamol))
    |(?:i'm|i am|i've been|he's|she's|been|put me|put him|put her) on (?:\w+ )?(?:antibiotics?|amoxicillin|penicillin|metronidazole|tablets|some\w*)
    |had (?:an?|some|the|my|one|two|that) (?:[\w']+ )?(?:antibiotics?|amoxicillin|penicillin|injection|jab|tablets?|pills?|dose|nuts?|peanuts?|prawns?|satay|curry|meal|anaesthetic)
  )\b
  |\ballerg\w* to (?:\w+ ){0,2}(?:ibuprofen|paracetamol|nurofen|painkillers?|aspirin|co-?codamol|codeine)\b
`
/** What may be given yet: "in case I'm given antibiotics". */
const NOT_YET = /\b(?:if|in case|before) (?:you|he|she|they|the|i'm|i am|i get)\b[^.,;!?]*/g
/** A line without an allergy that is only told for information, as nothing has set it off. */
const withoutAllergy = (text: string) =>
  MET.test(text.replace(NOT_YET, ' ')) ? text : text.replace(ALLERGY, ' ')

/** Can hardly open the mouth, as in an infection that spreads: "can't open my mouth much", "my jaw won't open". */
const LOCKED_JAW = pattern`
  \b(?:
    can't|cannot|can not|couldn't|not able to|unable to|struggl\w+ to|hardly|barely|hard to|hurts to|trouble|difficult\w*(?: to)?
  )(?: (?:really|even|hardly|barely|get|fully|properly))* (?:open|opening) (?:my|me|his|her|the) (?:mouth|jaws?|gob)\b
  |\b(?:mouth|jaw|gob)(?:'s| is| has| just| really| barely| hardly| only)* (?:
    (?:won't|doesn't|will not|can't|not)(?: \w+)? open\w*|(?:locked|seized|clamped) (?:shut|up|tight)
    |opens? (?:only )?(?:a (?:bit|little|crack)|half ?way)
  )\b
  |\b(?:mouth|jaw|gob) (?:only just|barely|hardly|just about) opens?\b
`
const NOT_SWOLLEN =
  /(?:\b(?:no|not|never|without)|n't)(?: (?:any|really|at all|even))? (?:swell\w*|swollen|puffy)\b/g
const SWOLLEN =
  /\b(?:swell\w*|swollen|puff(?:y|ed)|(?:come|came|gone|blown|ballooned) (?:right |all )?up)\b/

/** Whether a line tells of a mouth that hardly opens, beside a swelling that was `told` of. */
export const isJawLocked = (text: string, told: string) =>
  LOCKED_JAW.test(text) && SWOLLEN.test(`${told} ${text}`.replace(NOT_SWOLLEN, ' '))

/** A fall that cost no more than a tooth is the dentist's. */
const OFF_BIKE =
  /\b(?:fell|fallen|came|come|thrown|slipped) (?:\w+ )?(?:off|from) (?:\w+ ){0,2}(?:bike|bicycle)\b/g
/** When the treatment was: "I had a tooth out last week" puts nothing else into the past. */
const TREATED = new RegExp(
  part`
    \b(
      tooth|teeth|extract(?:ion|ed)|fillings?|implants?|root canal|surgery
    )\b([^,.;?!]{0,20}?) (?:last (?:week|month)|(?:\w+ )?(?:weeks?|months?) ago)\b
  `,
  'g',
)
/** Leaves out a face swollen from a tooth, without trouble in breathing, and a socket that oozes: the dentist's own. */
export function withoutDental(said: string, isOfTeeth: boolean, past: string): string {
  const dated = said.replace(TREATED, '$1$2')
  const line = FROM_TOOTH.test(`${past} ${dated}`) ? withoutAllergy(dated) : dated
  const isOfTooth =
    FROM_TOOTH.test(line) || (isOfTeeth && FROM_TOOTH.test(past) && !SPREADING.test(past))
  const text =
    isOfTeeth && isOfTooth ? withoutToothBlood(line, past).replace(OFF_BIKE, 'fell over') : line
  const socket = isOfTeeth ? calmSocket(text, past) : null
  const isLasting = isOfTeeth && (socket !== null || isForDays(said, past))
  const rest = withoutBleeding(socket ?? text, isOfTooth, isLasting)
  if (!(isOfTeeth || isOfTooth) || SPREADING.test(text)) return rest
  const calm = rest.replace(/\b(?:swell|swollen|puff)\w*/g, 'sore')
  return OF_STROKE.test(text) ? calm : calm.replace(SORE_SIDE, 'sore')
}

/** Bleeds now: not "it's stopped bleeding", nor "they bleed when I brush". */
const BLEEDS_NOW =
  /(?<!\b(?:not|never|no|stopped|any|without|\w+n't) (?:\w+ )?)\b(?:bleeding|bled|blood)\b(?! (?:pressure|test|thin\w*|sugar))/
const bleedsNow = (text: string) =>
  BLEEDS_NOW.test(text) || (BLEEDS_ON.test(text) && /\bbl(?:eed|ood)/.test(text))

/** What has gone on for longer than the owner must hear of today. */
const FOR_MONTHS = /\bfor (?:\w+ ){0,3}(?:months?|years?|ages)\b|\bsince (?:last )?month\b/

/** Of a socket, does not stop, fills the mouth or has begun again. */
const GOES_ON = pattern`
  ${BLEEDS_ON.source}
  |\b(?:
    (?:still|keeps?)(?: [a-z]+)? (?:bleed\w*|blood|ooz\w*|coming|going)|started (?:bleeding|again|up|off)
    |(?:bleed\w*|bled|blood|coming|back) again|fill\w*|full of|pour\w*|gush\w*|soak\w*
  )\b
`

/** Whether a mouth has bled for days, or a socket does not stop, which a dentist sees to soon: "my gum's not stopped bleeding since Thursday". */
export const bleedsOn = (text: string, past: string) =>
  (isForDays(text, past) || (hasSocket(`${past} ${text}`) && GOES_ON.test(text))) &&
  !TOUCHED.test(text) &&
  !FOR_MONTHS.test(text) &&
  !ELSEWHERE.test(text) &&
  (FROM_TOOTH.test(text) || OF_MOUTH.test(text) || FROM_TOOTH.test(past)) &&
  bleedsNow(text)

/** Leaves out the blood of a mouth that does not bleed hard, and of one that has bled for days or from a socket. */
function withoutBleeding(text: string, isOfTooth: boolean, isLasting: boolean): string {
  if (BLEEDS_HARD.test(text)) return isOfTooth ? text.replace(/\bbled\b/g, 'bleeding') : text
  if (isLasting && (isOfTooth || OF_MOUTH.test(text)) && !ELSEWHERE.test(text))
    return text.replace(/\b(?:bleed\w*|bled|blood)\b/g, 'sore')
  return isOfTooth && !BLEEDS_ON.test(text) ? text.replace(/\bbleed\w*/g, 'sore') : text
}

/** Signs of a stroke beside a sore face. */
const OF_STROKE = pattern`
  \b(?:
    droop\w*|numb\w*|stroke|slur\w*|speech
    |(?:
      face|mouth|eye|arm|leg|side|it
    )(?:'s| has| is)? (?:gone |all )?(?:weak|dropped(?! (?:off|out)))
  )\b
`
/** A cheek that has come up on one side, which a stroke has not. */
const SORE_SIDE = new RegExp(
  part`
    \b(?:
      sore
      |(?:come|came|blown|ballooned) up
      |throbbing|hurt(?:s|ing)?|aching|like a \w+
    )\b[^.,;!?]{0,16} (?:on|down|up) (?:one|the (?:left|right|one)) side\b
    |(?<=\b(?:left|right|one) side of (?:my|his|her|me|the) )(?:face|mouth|cheek|jaw)(?= (?:is |has |'s )*(?:sore|come up|up|throbbing|hurting|aching)\b)
  `,
  'g',
)

const OOZES = pattern`
  \b(?:only|just) (?:from |in )?(?:his|her|my|the|their) (?:gums?|tooth|mouth|socket)\b
  |\booz\w*
  |\b(?:nearly|almost|pretty much|just about) stopped\b
  |\b(?:not|isn't) (?:pouring|gushing|heavy|heavily)\b
  |\b(?:only|just) (?:a (?:bit|little|trickle|drop)|trickling|spotting|dribbling|pink)\b
`

/** Whether a text tells of blood from where a dentist took a tooth out. */
export const isSocketBleeding = (text: string) => hasSocket(text) && bleedsNow(text)

/** Whether a line says of a mouth that bled, and of which nothing worse was told, that it only oozes. */
export const isOozing = (text: string, before: string) =>
  FROM_TOOTH.test(before) &&
  /\b(?:bleed|blood)/.test(before) &&
  OOZES.test(text) &&
  !BLEEDS_HARD.test(text) &&
  (hasSocket(before) || !BLEEDS_ON.test(text)) &&
  !SPREADING.test(`${before} ${text}`) &&
  !/\b(?:faint\w*|dizzy|clots?)\b/.test(`${before} ${text}`)

/** Says that there is no more to it: "it's only a bit when I brush". */
const ONLY = /\b(?:only|just)\b/

/** Whether a line says of a mouth that bled that it bleeds only when it is brushed, which was never an emergency. */
export const isWhenTouched = (text: string, before: string) =>
  TOUCHED.test(text) && ONLY.test(text) && isOozing(`only a bit, ${text}`, before)

const DENTAL_WORK = '(?:fillings?|crowns?|caps?|veneers?|bridges?|inlays?|bonding)'

/** Dental work that has come out, in whatever order: "that filling you did, it's dropped out again". */
export const WORK_LOST = pattern`
  \b${DENTAL_WORK}\b[^?!/]{0,50}\b(?:fallen|fell|come|came|dropped|popped|pinged|flown|flew|gone)(?: \w+)? (?:out|off)(?! (?:with|to|of|about|for|on|too|nicely|well|fine|lovely|great)\b)
  |\b(?:fallen|fell|come|came|dropped|popped|pinged)(?: \w+)? (?:out|off)\b(?! (?:with|to|of|about|for|on)\b)[^?!/]{0,40}\b${DENTAL_WORK}\b
  |\blost (?:a|my|the|that|me) (?:\w+ )?${DENTAL_WORK}\b(?! (?:club|at|in|on)\b)
`
