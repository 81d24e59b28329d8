import { anyOf } from '../text/patterns.ts'

/** A pattern for any of its parts, from the start of a word. */
export const any = (...parts: readonly string[]) =>
  anyOf(parts, (union) => new RegExp(`\\b(?:${union})`))

/** What a firm sends for money. */
export const BILL = '(?:bill|invoice|statement|direct debit|account)'

/** Who has a booking, or had work done. */
export const WE = '(?:i|we|he|she|they)'

/** Whose a booking or a thing is. */
export const OWN = '(?:my|our|his|her|their)'
