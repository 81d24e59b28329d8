import type { FactTopic } from './fact-topics.ts'
import { pattern } from '../text/patterns.ts'

const CARD =
  '(?:her|his|their|its|vaccination|vaccine|jab|health) (?:vaccination |vaccine |jab |health )?(?:cards?|records?|certificates?|book|passport)'
const JABS = '(?:vaccinat\\w*|jabs?|vaccines?|inoculat\\w*|boosters?|injections)'

/** Which vaccinations an animal needs. */
export const vaccinations: FactTopic = [
  /\b(?:need|must|have|has|required)\b.*\b(?:vaccinat\w*|jabs?)\b/,
  // "She hasn't had her jabs, is that all right?" needs more than a yes.
  pattern`
    ^(?!.*(?:\bnot\b|n't\b)).*\b(?:need|have|has|must)\b(?: \w+){0,4} ${JABS}\b
    |\b(?:bring|need|want|see)\b(?: \w+){0,2} ${CARD}\b
    |\bwithout (?:\w+ )?${JABS}\b
    |\b(?:be|been) (?:fully |all )?(?:vaccinated|jabbed|inoculated)\b(?! (?:at|by)\b)
    |\b${JABS} (?:an? |really |strictly )?(?:must|needed|required|necessary|compulsory|essential)\b
  `,
]

/** Whether an animal may come without its vaccinations. */
export const unvaccinated: FactTopic = [
  // A plain yes does not say whether a dog may come without its jabs; an answer that says what must be does.
  /^(?!(?:must|should|do|does|is|are|can) ).*\b(?:must|fully|only|up to date)\b.*\b(?:vaccinat\w*|jabs?)\b/,
  /(?:\b(?:not|never|only|without)\b|n't\b)(?: \w+){0,5} (?:vaccinat\w*|vaccines?|jabs?)\b/,
]

/** Whether dogs that bite are taken. */
export const aggressiveDogs: FactTopic = [
  /\b(?:aggressive|bit(?:e|es|ing)|nervous(?! (?:patient|people|adult|child)))\b/,
  /\b(?:nippy|bit(?:es?|ing|ten|ers?)(?! (?:on|down)\b)|snap(?:s|py)|growl\w*|aggressive|reactive|nervous)\b/,
]

/** How large a dog may be. */
export const largeDogs: FactTopic = [
  /\b(?:large|big|giant|heavy) (?:dogs?|breeds?)\b|\b(?:weight|size) limit\b/,
  pattern`
    \b(?:large|big|giant|heavy) (?:dogs?|breeds?)\b
    |\b(?:that|this|so|too) (?:big|large|heavy)\b
    |\b(?:weight|size) limit\b
    |\bhow (?:big|large|heavy)\b|\bwhat (?:size|weight)\b
    |\b\d+ ?(?:kilos?|kgs?|stone)\b
    |\b(?:he|she|it)(?:'s| is) (?:a |quite |very |really )*(?:big|large|huge|heavy)\b[^.!]*\b(?:problem|issue|all right|alright|ok|okay|fine|manage|cope|matter)\b[^.!]*\?
  `,
]

/** Whether animals other than dogs are taken. */
export const otherAnimals: FactTopic = [
  /\b(?:dogs? only|only (?:\w+ )?dogs)\b/,
  /\b(?:do|take|groom|see|have|clip|trim|wash|bath|about) (?:\w+ ){0,2}(?:guinea pigs?|rabbits?|hamsters?|ferrets?|horses?|ponies|pony|birds?|parrots?|tortoises?|cats?|kittens?)\b/,
]

/** Whether the owner may stay with an animal. */
export const stayingWith: FactTopic = [
  /\b(?:stay|wait) with (?:my|our|your)\b/,
  /\b(?:stay|stop|wait|sit) (?:in )?with (?:him|her|them|my \w+)\b|\bdo i (?:\w+ ){0,3}leave (?:him|her|them)\b/,
]

/** What is done about a matted coat. */
export const matting: FactTopic = [
  /\bmatted\b/,
  /\b(?:matted|matts?|mats|knots|knotty|knotted|tangle[sd]?)\b/,
]
