import { FAMILY } from '../danger/danger-words.ts'
import { part } from '../text/patterns.ts'

/** Those for whom, or under whose name, callers book. */
export const KIN = part`
  (?:
    ${FAMILY}|grand\p{Ll}+|nana?|granny|aunt(?:ie|y)?|uncle|cousin|niece|nephew|step\p{Ll}+
    |fianc[eé]e?|carer|tenant|landlord|landlady|neighbour|boss|owner|mate|assistant|secretary
  )
`
/** An animal that a caller may have. */
export const PET = '(?:dog|puppy|pup|cat|kitten|rabbit|horse|pony|pet|hamster|budgie|tortoise)'

/** A line with "Mum" and the like in small letters: with a capital, "Mum Jean Hale" would be one name. */
export const withSmallKin = (text: string) =>
  text.replace(/\b(?:Mum|Mam|Mom|Dad|Nan|Gran)\b/g, (said) => said.toLowerCase())
