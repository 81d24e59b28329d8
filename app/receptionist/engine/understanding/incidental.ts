const DAY =
  '(?:today|tonight|tomorrow|this \\w+|next \\w+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)'
const REST = '[^.,;!?]{0,60}'

/** Days and times that name no wish. */
const INCIDENTAL: readonly RegExp[] = [
  // "It's only Tuesday" tells the day of the call.
  new RegExp(`\\b(?:it's|it is) (?:only|just|still|already) ${DAY}\\b`, 'g'),
  // "I don't want to go to work tomorrow like this"
  new RegExp(
    `\\b(?:don't|dont|do not|can't|cannot) (?:(?:really|just) )?(?:(?:want|have) to|wanna|fancy|face) (?:(?:go|going|turning|turn|be|walk|sit|stand)\\b ?)?(?:up |back |out )?(?:in(?:to)? |to |at |through )?(?:my |the |a )?(?:work|school|college|meetings?|interview|wedding|party|weekend|night|day|christmas)\\b${REST}`,
    'g',
  ),
  // "You shut at five, don't you?"
  new RegExp(
    `(?<!\\b(?:when|before|after|once|till|until|soon as|do|does|did|are) )\\b(?:you|they)(?:'re| are| all)? (?:only |usually |normally )?(?:shut|closed?|open|finish|knock off)(?: up)? (?:at|till?|until|from|on|by) ${REST}`,
    'g',
  ),
  // "I need to tell everyone today"
  new RegExp(
    `\\b(?:tell|let|ask|inform|confirm with|order|give) (?:everyone|everybody|the others|people|them all|all of them|the (?:lads|girls|family|office|team)|my (?:boss|family|work|team))\\b(?: know| an answer)?(?: by)? ${DAY}\\b`,
    'g',
  ),
  // "It was the 12th that he came", not "it was Thursday I wanted"
  /\b(?:it|that) was (?:only |back )?(?:on )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|\w+day)\b(?!,? (?:that )?(?:i|we)(?:'d)? (?:want|said|say|mean|meant|asked|need|like))/g,
  // "I dropped him off at half nine"
  /\bdropped (?:him|her|them|it|\w+)(?: \w+)? (?:off )?at (?:about |around )?[^.,;!?]{1,14}/g,
  // "When is the rent due, is it the 1st?"
  /\b(?:rent|due|paid|payments?|direct debit|standing order)\b[^.!?;]{0,30}\bis it (?:on )?the \d{1,2}(?:st|nd|rd|th)\b/g,
  // "Have a nice weekend, merry Christmas"
  /\b(?:merry|happy|jolly) (?:christmas|xmas|crimbo|new year|easter|holidays)\b|\bhave an? (?:good|nice|lovely|great|happy|merry) (?:\w+day|weekend|christmas|xmas|new year|easter|evening|afternoon|morning|night)\b/g,
]

/** Says which of several things is meant: "the one on the third", "the payment on the fifth". */
const WHICH_ONE =
  /\b(?:ones?|payments?|charges?|debits?|bills?|invoices?|transactions?|letters?|emails?) (?:on|from|of|dated) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|\w+(?:st|nd|rd|th)|\w+day)\b/g
/** When to ring: "ring me after eleven tomorrow". */
const WHEN_TO_RING =
  /\b(?:ring|call|phone|text) (?:me|us|him|her|them)(?: back)? (?:[^.,;!?]{0,20} )?(?:on|at|after|before|between|from|till?|until|in|today|tonight|tomorrow|this|next)\b[^.,;!?]{0,40}/g
/** How long something lasts: "the first two weeks in July". */
const STRETCH =
  /\bthe (?:first|last|second) (?:(?:two|three|four|couple of|few|\d) )?(?:weeks?|days?|half) (?:in|of) \w+/g
/** A weekday in the plural says what is usual: "I work Saturdays". */
const USUAL = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/g

/**
 * A plain line without the days and times that name no wish. `isMessage`: in a message they may also say
 * what it is about, or when to ring.
 */
export function withoutIncidental(text: string, isMessage: boolean): string {
  const all = isMessage ? [...INCIDENTAL, WHICH_ONE, WHEN_TO_RING, STRETCH, USUAL] : INCIDENTAL
  return all.reduce((left, one) => left.replace(one, ' '), text)
}
