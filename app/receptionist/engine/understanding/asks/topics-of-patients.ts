import type { FactTopic } from './fact-topics.ts'
import { pattern } from '../text/patterns.ts'

/** Whether patients can be sedated. */
export const sedation: FactTopic = [
  /\bsedat\w*/,
  pattern`
    \b(?:
      sedat\w*
      |put (?:people|me|you|us|patients) (?:to sleep|under|out)
      |general ana?esthetic
      |knock (?:me|people|you) out
      |gas and air
    )\b
  `,
]

/** Whether children are seen, and from what age. */
export const children: FactTopic = [
  /\b(?:see|take|treat|do) (?:\w+ )?(?:children|kids)\b|\bchildren\b(?: \w+){0,2} from\b/,
  pattern`
    \b(?:
      (?:from|at) what age
      |what age (?:do|can|are|is)
      |how young|old enough|too (?:young|little)
      |(?:see|treat) (?:\w+ ){0,2}(?:babies|toddlers|little ones|children|kids)
      |(?:she|he)(?:'s| is) (?:only|just|not even) (?:
        \d|one|two|three|four|five
      )(?! (?:minutes|hours|days|miles|doors)\b)
      |(?:\d|one|two|three|four|five)[- ]year[- ]old
      |months old
    )\b
  `,
]

/** What is done for nervous patients. */
export const nervousPatients: FactTopic = [
  /\b(?:sedat\w*|nervous|anxious|anxiety|phobi\w*)\b/,
  pattern`
    \b(?:
      (?:i'm|i am|i get|s?he's|s?he is|s?he gets|they're) (?:\w+ )?(?:
        nervous|anxious|scared|terrified|petrified|frightened
      )
      |phobi[ac]\w*
      |(?:for|with|see|take|treat) (?:\w+ )?(?:nervous|anxious) (?:
        patients|people|adults|children
      )
    )\b
  `,
]

/** Whether there is treatment on the NHS. */
export const nhs: FactTopic = [
  /\bnhs\b/,
  pattern`
    \bnhs\b(?! (?:nurse|staff|worker|doctor|discount))
    |\b(?:kids?|children|child|son|daughter)\b(?: \w+){0,4} free\b
    |\bfree\b(?: \w+){0,2} (?:kids?|children)\b
  `,
]

/** Whether new patients are taken. */
export const newPatients: FactTopic = [
  // Owners who have room say whom they take: "we take new NHS patients".
  /\b(?:new|nhs|private) (?:patients|clients)\b/,
  pattern`
    \b(?:
      (?:tak(?:e|ing)|accept(?:ing)?|see(?:ing)?|(?:room|spaces?|places) for)(?: on)?(?: any| more| some)* new (?:patients|clients|people|families|ones|faces)
      |tak(?:e|ing) (?:any |more |new )*(?:patients|clients|people|any(?:one|body)|folk)(?: new)? on
      |taking on (?:any |more )*(?:patients|clients|people|any(?:one|body)|folk)
      |(?:can|could) (?:i|we|my \w+) (?:still |just )?(?:register (?:with you|at yours|as a)|join (?:you|the (?:practice|list|surgery))|sign up (?:with|as))
      |(?:is|are) (?:your|the) (?:books?|lists?) (?:still |currently )?(?:open|closed|full)
    )\b
  `,
]

/** Whether a skin test is needed. */
export const skinTests: FactTopic = [
  /\b(?:patch|skin|allergy) tests?\b/,
  pattern`
    \b(?:
      (?:patch|skin|allergy|sensitivity|strand)[- ]?tests?
      |tests? [^.?!]{0,24}\b(?:(?:behind|on) (?:my|your|the)|my) (?:ears?|arm|elbow|skin)
      |test(?:ed)? (?:me )?for (?:an |any )?allerg\w+
    )\b
  `,
]

/** Whether a referral is needed. */
export const referral: FactTopic = [
  /\breferr(?:al|ed)\b/,
  pattern`
    \b(?:
      (?:self[- ])?referr(?:als?|ed)|refer (?:me|him|her|us|myself|my)
      |(?:letter|note|form|slip) (?:from|off|by) (?:(?:the|my|a|an|our|his|her|your) )?(?:doctors?|gps?|hospital|consultant|surgeon)
      |(?:doctor|gp|consultant|hospital)'?s'? (?:letter|note|form)
      |(?:see|go to|go through|come through|come via|through|via) (?:the|my|a|our|his|her|your) (?:doctor|gp)s?
      |(?:doctor|gp|hospital)s? (?:to|has to|have to|needs? to|got to) (?:send|refer)
    )\b
  `,
]
