const ASKS =
  "\\b(?:(?:(?:can|could|shall|may) (?:i|we|you)(?: just| maybe)?|(?:i|we)(?:'d| would) rather) (?:leave|put|push) (?:it|that|this)(?: off| over| back)?|(?:can|could) (?:it|that) wait) (?:un)?till?"
const TO_DAY = new RegExp(
  `${ASKS} (?:the )?(?:next|tomorrow|mon|tues|wednes|thurs|fri|satur|sun)(?!.*\\b(?:ring|call|phone|let you know|get back|thanks anyway)\\b)`,
)
const LEAD = new RegExp(`${ASKS}(?: the)? $`)

/** Whether a line puts a booking off: "can we leave it till Friday?"; not "till Friday, and I'll ring you". */
export const putsOff = (text: string) => TO_DAY.test(text)

/** Whether the words before a day put a booking off to it. */
export const isPutOffTo = (lead: string) => LEAD.test(lead)
