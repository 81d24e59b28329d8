import type { FactTopic } from './fact-topics.ts'
import { pattern } from '../text/patterns.ts'

/** How to get in without steps. */
export const stepFreeAccess: FactTopic = [
  /\b(?:wheelchairs?|step[- ]free|disabled|accessib\w*|stairs|lift|ramp)\b/,
  pattern`
    \b(?:
      wheelchairs?|step[- ]free|disabled|accessib\w*|zimmer|walking frame|mobility scooter
      |ground floor|level access|(?:on )?one level
      |(?:is|are|'s) there (?:\w+ ){0,2}(?:steps|stairs|lift|ramp)
      |(?:any|many|manage|climb) (?:the )?(?:steps|stairs)
    )\b
  `,
]

/** Whether there is food without gluten. */
export const glutenFree: FactTopic = [
  /\b(?:gluten|coeliacs?)\b/,
  /\b(?:gluten|coeliacs?|celiacs?|wheat[- ]free)\b/,
]

/** Whether there is food without meat. */
export const vegan: FactTopic = [
  /\bvegan\b/,
  /\b(?:vegans?|vegetarians?|veggies?|plant[- ]based|(?:doesn't|don't|not) eat meat)\b/,
]

/** Where to park. */
export const parking: FactTopic = [
  /\b(?:parking|car ?park|park (?:at|outside|nearby|the car))\b|\bto park\b|\bi park\b/,
  pattern`
    \b(?:
      parking|car ?park|(?:leave|put|stick) (?:the|my|our|her|his|their) (?:car|van)
      |(?:to|i|we|you|they|he|she|people|any(?:one|body)|some(?:one|body)|(?:can|could|does|do|would) (?:my|me|our|his|her|the) [a-z]+) park
    )\b
  `,
]

/** Whether there are high chairs. */
export const highChairs: FactTopic = [
  /\bhigh ?chairs?\b/,
  pattern`
    \b(?:
      high ?chairs?|baby (?:seat|chair)s?
      |(?:seats?|chairs?) for (?:the|a|our|my) (?:baby|toddler|little one)
      |for (?:the|a|our) (?:baby|toddler|little one) to sit
    )\b
  `,
]

/** What there is for children to eat. */
export const childrensMenu: FactTopic = [
  /\b(?:children|kid)'?s'? (?:menu|portions?|meals?)\b|\b(?:children|kids) (?:\w+ )?(?:half|free)\b/,
  /\b(?:kid|children|child)'?s?'? (?:menus?|meals?|portions?|food)\b/,
]

/** Whether pets are allowed. */
export const dogsAllowed: FactTopic = [
  pattern`
    \b(?:dogs?|pets?)\b.*\b(?:allowed|welcome|friendly)\b
    |\b(?:bring|accept|allow|keep|have)\b.*\b(?:dogs?|pets?)\b
  `,
  pattern`
    \b(?:bring|have|keep|allow|with|accept)\b(?: \w+){0,3} (?:
      dogs?|pupp(?:y|ies)|pups?|pets?|cats?|kittens?
    )\b
    |\bdog[- ]friendly\b
    |\b(?:dogs?|pets?)(?: be)? (?:ok|okay|all ?right|fine|allowed|welcome|(?:come|go) in)\b
  `,
]

/** Whether there is room for a pram. */
export const prams: FactTopic = [
  /\b(?:prams?|pushchairs?|bugg(?:y|ies))\b/,
  /\b(?:prams?|pushchairs?|bugg(?:y|ies))\b/,
]

/** What is done about allergies. */
export const allergies: FactTopic = [
  /\ballerg\w*|\bnuts?\b/,
  /\ballerg\w*|\bnuts?\b|\bintoleran\w*/,
]
