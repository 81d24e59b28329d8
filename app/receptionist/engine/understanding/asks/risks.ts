import type { Setup } from '../../types.ts'
import { pattern } from '../text/patterns.ts'
import { contentOf, plain } from '../text/text.ts'

/** An allergy test is no allergy. */
const ALLERGY = /\b(?:allerg\w+\b(?! tests?\b)|intoleran\w+|anaphyla\w+|epi ?pens?)\b/
const FREE =
  /\b(?:nut|dairy|milk|lactose|egg|gluten|wheat|soya?|sesame|fish|latex)[- ]free\b|\bcoeliacs?\b|\bceliacs?\b/
/**
 * Asks whether something does harm, as "is the gas safe?" does. "Are you Gas Safe?", "would it be safe to say
 * two?" and a safe to keep things in do not.
 */
const SAFE = pattern`
  (?<!(?<!\b(?:the|my|our|this|that) )\bgas |\b(?:the|my|our|your|his|her|their|key) )\bsafe(?:ly)?\b(?!(?<=\ban? (?:\w+ )?safe)(?:\W*$|[,.?!]| (?:in|on|at|by|for|and|or|that|with|from)\b))(?! side\b| regist| (?:to (?:say|assume)|bet|pair of hands)\b)
  |\b(?:harmful|dangerous)\b
`
/** Each is one thing, however it is called. */
const CONDITIONS: readonly RegExp[] = [
  /\b(?:pregnan\w+|expecting (?:a baby|twins|in)|breast ?feed\w*)\b/,
  /\b(?:medicines?|medications?|antibiotics?|blood thinners?|warfarin|insulin|steroids?)\b/,
  /\bpacemakers?\b/,
  /\b(?:epilep\w+|seizures?)\b/,
  /\basthma\w*\b/,
  /\bdiabet\w+\b/,
  /\b(?:heart (?:condition|problems?|trouble|attack|failure)|blood pressure)\b/,
]
const FOODS: readonly RegExp[] = [
  /\b(?:pea)?nuts?\b|\b(?:almond|cashew|walnut|hazelnut|pistachio)s?\b/,
  /\b(?:gluten|wheat|coeliacs?|celiacs?)\b/,
  /\b(?:dairy|milk|lactose)\b/,
  /\beggs?\b/,
  /\b(?:shell)?fish\b|\b(?:prawn|crab|mussel)s?\b/,
  /\bsoya?\b/,
  /\bsesame\b/,
  /\blatex\b/,
]
/** "Allergic to bees", "a penicillin allergy". */
const NAMED =
  /\ballergic to (?:the |all |any |some |certain )?([\p{L}]+)|\b([\p{L}]+) (?:allerg(?!y tests?\b)|intoleran)/gu
const NO_NAME = pattern`
  ^(?:
    an?|any|the|my|our|his|her|your|their|bad|severe|serious|food|about|with|for|of|no|and
    |to|cater|have|has|got|handle|stuff|things?|it|that|everything
  )$
`
/** What a caller did not mean, at the end of a clause: "it's nuts, not gluten". */
const NOT_MEANT =
  /(?<=^|[,;.] |\band |\bbut )not (?:about )?(?:the |an? )?[\p{L}\p{N}-]+(?= *(?:[,.;!?]|$))/gu
/** Asks whether somebody may do something, which what the rest of the line says may forbid. */
const MAY = pattern`
  ^(?:(?:so|and|but|then|well) )*(?:
    can|could|may|should|would|will|is (?:it|that|this)|am i|are (?:we|they)|does (?:it|that)
  )\b
`

/** Asks what somebody may eat or have, which an allergy decides. */
const MAY_HAVE =
  /\b(?:can|could|will|would|is there|what)\b[^.?!]*\b(?:eat|have (?:anything|something|any|the)|cater|cope|order)\b/

/** Whether part of a plain line asks for what may do harm: whether something is safe, or fit for an allergy. */
export const asksOfRisk = (clause: string) =>
  SAFE.test(clause) || (ALLERGY.test(clause) && MAY_HAVE.test(clause))

/** "No allergies", "none of us is coeliac". */
const NO_ALLERGY =
  /(?:\b(?:no|not|never|without|nobody|no ?one|none)(?:'s)?|n't)(?: (?:got|have|has|having|any|an?|of|us|them|is|are|nut|dairy|food|known|really|actually))* (?:allerg\w+|coeliacs?|celiacs?|intoleran\w+)/g

/** Whether a plain line tells of somebody whom some food harms: "she's coeliac", "a nut allergy". */
export function tellsOfAllergy(line: string): boolean {
  const text = line.replace(NO_ALLERGY, ' ')
  return ALLERGY.test(text) || FREE.test(text)
}

/** Asks for leave that no condition decides. */
const NO_RISK =
  /\b(?:bring|fetch) (?:the|my|our|an?) (?:dogs?|pup(?:py)?|pets?|kids?|pram|buggy)\b|\b(?:park|pay)\b/

/** A line without what it says that the caller does not mean. */
export const withoutNotMeant = (text: string) => text.replace(NOT_MEANT, ' ')

/** Whether a plain line names a food that a question of allergies does not: "nuts", of "can you cater for allergies?" */
export const namesOtherFood = (line: string, question: string) =>
  tellsOfAllergy(plain(question)) &&
  FOODS.some((food) => food.test(line) && !food.test(plain(question)))

/** Whether a fact leaves open what a plain line asks of health: a wrong answer would do harm. */
export function leavesRiskOpen(
  line: string,
  { question, answer }: Setup['facts'][number],
): boolean {
  const text = withoutNotMeant(line)
  const [asked, all] = [plain(question), plain(`${question} ${answer}`)]
  const said = (things: readonly RegExp[]) => things.filter((thing) => thing.test(text))
  if (said(CONDITIONS).some((thing) => !thing.test(all))) return true
  const isSafe = SAFE.test(text)
  const isAllergy = ALLERGY.test(text)
  if (!isSafe && !isAllergy && !FREE.test(text)) return false
  const foods = said(FOODS)
  const names = [...text.matchAll(NAMED)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((name) => !NO_NAME.test(name) && foods.every((food) => !food.test(name)))
  const known = contentOf(all)
  const isOpen =
    foods.some((food) => !food.test(all)) ||
    names.some((name) => [...contentOf(name)].some((word) => !known.has(word)))
  if (ALLERGY.test(asked)) return false
  if (foods.length + names.length > 0) return isOpen
  if (isAllergy) return true
  return said(CONDITIONS).length === 0 && !SAFE.test(all)
}

/**
 * What to judge the fact by that answers one clause of a line: "can I have it?" and "is that safe?" ask of
 * the risk that the rest of the line, or the line before, tells of.
 */
export function askedOfRisk(clause: string, text: string, before: string): string {
  if (SAFE.test(clause)) return `${before}. ${text}`
  return MAY.test(clause) && !NO_RISK.test(clause) ? text : clause
}
