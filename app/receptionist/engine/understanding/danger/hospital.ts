import { pattern } from '../text/patterns.ts'

/** Asks whether to go to hospital, or go by car: "can't my husband run me to A&E?", "is that a yes to A&E?" */
const ASKS = pattern`
  \b(?:do|should|shall|must|can|can't|could|couldn't|would|wouldn't|will|is|isn't|may|might|need|better|quicker|what about|how about|thinking of|yes to|or)\b[^?.!]*\b(?:
    a ?& ?e|a and e|casualty|hospital|walk[- ]?in(?: centre)?|infirmary|minor injuries
  )\b
  |\b(?:a ?& ?e|a and e|casualty|hospital|infirmary)(?: then| instead| now)?(?: or (?:no|not|what|wait)\b|\?)
  |\b(?:should|shall|can|can't|could|couldn't|would|is it|better|quicker)\b[^?.!]{0,40}\b(?:drive|driving|run|running|take|taking|bring) (?:myself|me|him|her|them|us|it)(?: \w+)? in\b
  |\b(?:can|could|will|would) (?:drive|run|take) (?:me|him|her|them|us)\b[^.!]*\b(?:is that|will that|would that|or (?:should|do|shall))\b
`
/** Says that they go to hospital: "we're setting off to casualty now", "my wife's driving me in". */
const GOES = pattern`
  \b(?:'m|'re|'s|am|are|is|i'll|we'll|he'll|she'll|will|going to|gonna|just)(?: (?:just|now|all|off|going to|gonna|straight))* (?:
    (?:setting|set) off|on (?:my|our|the|his|her) way|head(?:ing)?|going|go|off|driv(?:e|ing)|tak(?:e|ing)|run(?:ning)?
  )\b[^?.!]{0,24}\b(?:a ?& ?e|a and e|casualty|hospital|infirmary|jimmy'?s|the (?:royal|general))\b
  |\b(?:setting|set) off(?: to \w+)? (?:right )?now\b
  |\b(?:driving|taking|running) (?:me|him|her|us|them)(?: straight)? in\b
`
/** Asks which number it is: "is it 999 or 111 then?", "do we really need an ambulance?" */
const ASKS_NUMBER = pattern`
  \b(?:999|ambulance)\b[^.?!]{0,12} or\b[^.?!]{0,16}\b111\b
  |\b111\b[^.?!]{0,12} or\b[^.?!]{0,16}\b(?:999|ambulance)\b
  |\b(?:should|shall|do|can|can't|could|would|isn't|is|not|just|rather|what about)\b[^.?!]{0,30}\b111\b
  |\b(?:do|does|is|must|have) (?:i|we|he|she|it)?\b[^.?!]{0,16}\b(?:need|have to (?:ring|call|phone)|got to (?:ring|call|phone)) (?:an? )?(?:ambulance|999)\b
`
const ASKS_IF_SURE =
  /\b(?:are )?you (?:really |absolutely |quite |dead |100% )?(?:sure|certain|serious)\b/

/** Would rather see the firm, or wait: "can't I just come in and see Sam tomorrow?", "could it not wait till Monday?" */
const ASKS_TO_WAIT = pattern`
  \b(?:can|could|may|will)(?:n't|'t)? (?:i|we|he|she|they|you|it|this|sam)(?: (?:not|just|still|even|really|at least|have to|need to))* (?:
    come|pop|be seen|see (?!if\b|what\b|how\b|whether\b|it\b|(?:his|her|any)\b)|book|wait (?:till?|until)|(?<=\b(?:it|this)(?: not| just| still)* )wait|have an|get an|make an|leave it|keep my|fit|squeeze|put (?:me|him|her)
  )\b
  |\b(?:rather|sooner|prefer to|i'll just|we'll just|i'd just) (?:just )?(?:come|pop|see (?!if\b|what\b|how\b|whether\b|it\b|(?:his|her|any)\b)|wait (?:and see|till?|until)|book|leave it|keep my)\b
`

/** Whether a line asks to be seen by the firm, or to wait, instead of ringing 999. */
export const asksToWait = (text: string) => ASKS_TO_WAIT.test(text) && !ASKS.test(text)

/** Whether a line asks about going to hospital. */
export const asksToGo = (text: string) => ASKS.test(text)
/** Whether a line says that they go to hospital. */
export const isGoing = (text: string) => GOES.test(text) && !ASKS.test(text)
/** Whether a line asks if it is 999 that they should ring, and not 111. */
export const asksWhichNumber = (text: string) => ASKS_NUMBER.test(text)
/** Whether a line asks if she is sure. */
export const asksIfSure = (text: string) => ASKS_IF_SURE.test(text)

/**
 * What must not go by car before 999 has been asked: the crew can treat it at once. **Source**: the National
 * Health Service, "When to call 999".
 */
const RING_FIRST = pattern`
  \b(?:
    chest|heart|stroke|droop\w*|(?:face|mouth)(?:'s| is| has)? (?:all )?(?:dropped|fallen)|slur\w*|speech|numb
    |breath\w*|allerg\w*|anaphyla\w*|epi-?pens?|throat|tongue|lips?|chok\w*|uncon\w*ous|collaps\w*|faint\w*
    |pass(?:ed|ing) out|fit|fits|fitting|seizure|overdos\w*|stabb\w*|shot|not moving|won't wake|head
  )\b
`
/** Whether 999 comes before a car, by what has been `told`. */
export const mustRingFirst = (told: string) => RING_FIRST.test(told)
