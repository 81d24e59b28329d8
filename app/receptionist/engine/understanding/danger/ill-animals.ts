import type { Setup } from '../../types.ts'
import { looksAfterAnimals } from '../services/animals.ts'
import { pattern } from '../text/patterns.ts'

/** Is ill now, as an animal shows it: "she's been panting", "he keeps falling over", "won't put weight on his paw". */
const ILL = pattern`
  (?<!\b(?:not|never|no|isn't|wasn't|stopped|without) (?:been )?)\b(?:
    pant(?:s|ing)|shak(?:es|ing)|trembl\w+|shiver\w*|wobbl\w+|stagger\w*|(?:fall(?:s|ing)|fell|falled) (?:over|about|down)
    |collaps\w+|floppy|letharg\w*|limp(?:s|ing|ed)|drool\w*|foam\w*|whimper\w*|yelp\w*|vomit\w*|retch\w*|hives
    |(?:throw(?:s|ing|n)|threw|bring(?:s|ing)) (?:it |his \w+ |her \w+ )?up|(?:been|being|is|was|'s) (?:really |violently |so |dead )?(?:sick|poorly|unwell|ill)
    |seizures?|fitting|diarrhoea|the runs
    |breathing (?:\w+ )?(?:fast|funny|heavy|heavily|hard|odd|strange|weird)
    |off (?:his|her|its|their) (?:food|grub|legs)
    |(?:in|with) (?:\w+ )?pain|(?:really|dead|proper|very|ever so) (?:sleepy|drowsy|quiet)
  )\b
  |\b(?:not|hasn't|won't|isn't|wouldn't|can't|cannot|refus\w+ to|hardly|barely|stopped|never) (?:been |even |really |be )?(?:
    eat(?:ing|en)?|drink(?:ing)?|touch(?:ing|ed)? (?:his|her|its) (?:food|dinner|tea|breakfast)|stand(?:ing)?|walk(?:ing)?|get(?:ting)? up|mov(?:e|ing)
    |put(?:ting)? (?:any |his |her )?(?:weight|paw|foot|leg)
  )\b
`
/** Was with the firm before. */
const WAS_HERE = pattern`
  \b(?:had|left|dropped|took|brought)\b[^.?!/]{0,30}\b(?:in|off|round|over|to|with)(?: with| to| at)? (?:you(?:rs)?|you lot|your \w+)\b
  |\b(?:was|were|been|'s been)(?: \w+){0,2} (?:with|at|to) (?:you(?:rs)?|you lot)\b
  |\b(?:back|home|up|collected|fetched|got)\b[^.?!/]{0,14}\bfrom (?:you(?:rs)?|you lot|(?:the|your) (?:groom\w*|salon|shop|place|surgery))\b
  |\byou(?: lot| guys)?(?:'ve| have)? (?:just )?(?:(?:groomed|washed|bathed|clipped|trimmed|dried)|(?:did|done|saw|seen|had) (?:him|her|them|the dog|my|our))\b
  |\b(?:since|after|from) (?:his|her|the|their|that|being|getting|having|you) (?:\w+ )?(?:groom\w*|bath\w*|wash\w*|clip\w*|trim\w*|cut|nails?|visit|appointment|op\w*|jabs?|injection|booster|vaccin\w*|spay\w*|neuter\w*|dental|anaesthetic)\b
  |\b(?:came|come) (?:out |home )?(?:to|of|from) (?:you(?:rs)?|you lot)\b
  |\bcame in (?:to you|for (?:his|her|a))\b
`
/** Was so before, is over, comes from fear, or is told because something cannot be kept. */
const IS_OTHER = pattern`
  \b(?:
    nervous\w*|scared|anxious|frightened|always|whenever|last (?:time|month|year)|(?:months?|years?) ago|used to
    |(?:better|fine|ok|okay|all right|alright) now|over it
    |cancel\w*|rearrang\w*|re-?schedul\w*|postpon\w*|can't make|won't make|be late
    |when (?:i|we|you|he|she) (?:brought|bring|come|comes|came|had|did|do|cut|dry|clip)
    |(?:before|will|if|when) (?:his|her|the|you) (?:next|groom)
  )\b
`

/**
 * Whether a line, with what was `spoken` of before it, tells of an animal that is ill since it was with the firm:
 * "you groomed Bella this morning and she's been trembling since".
 */
export function isIllSinceFirm(text: string, spoken: string, setup: Setup): boolean {
  if (setup.trade !== 'vet' && setup.trade !== 'other') return false
  if (!ILL.test(spoken) || !WAS_HERE.test(spoken) || IS_OTHER.test(spoken)) return false
  return (ILL.test(text) || WAS_HERE.test(text)) && looksAfterAnimals(setup)
}
