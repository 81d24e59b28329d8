import { part, pattern } from '../text/patterns.ts'
import { any, BOOKING, CHANGE, ONE } from './existing-words.ts'

/** Says that there is a booking already, whatever is being booked on this call. */
export const ALREADY = any(
  part`
    have already (?:an? )?(?:reservation|booking|table|appointment)\b
    |(?<!\b(?:have|do) you )(?:already|still) (?:
      booked|made|reserved|on the books
      |(?:got|have) (?:
        (?:one|mine|it booked|the (?:\d+(?:st|nd|rd|th)?|\w+(?:th|day)))\b
        |(?:[\w'-]+ ){1,6}?(?:${BOOKING}|booked)\b
      )
    )
  `,
  `booked (?:in )?already\\b|(?<!\\b(?:you|they|he|she)(?:'ve|'s| have| has)? )(?:got|have|had) (?:one|it|mine|an? \\w+) (?:booked )?already\\b`,
  '(?:meant|supposed|due) to (?:be )?(?:see|com(?:e|ing)\\b|hav|in\\b|with )',
  `(?:not|don't want) (?:an? )?(?:new|another) ${ONE}\\b|don't want to (?:book|make) (?:another|a new)(?: ${ONE})?(?=\\W*$|[,.;!])`,
  `${CHANGE} my \\w+day(?:'s)? ${ONE}\\b`,
  part`
    ${CHANGE} (?:
      the one (?:i|we)(?:'ve| have)
      |(?:the |my )?(?:
        (?:old|other|existing) ${ONE}
        |(?:
          \w+day|tomorrow|today|\d+(?:st|nd|rd|th)
          |(?:first|second|third)(?! of)
        )\b(?:'s)?(?: ${ONE})?(?! (?:to|at|for) )
      )
    )
  `,
  `(?<!\\b(?:got|have|has|having|take|taking|get|booked) (?:(?:the|this|next|every|all) )?)(?:\\w+day|tomorrow)(?:'s)? (?:${ONE} )?(?:is |'s )?(?:off|cancelled)\\b`,
)

/** Has no booking yet: "I haven't got one". "If we don't make it" and "I've not got my book" say no such thing. */
const HAS_NONE = part`
  (?<!\bif )\b(?:i|we|he|she|they)(?:
    (?:'ve|'s| have| has)? (?:not|never)
    |(?: have|'ve| has)n't| don't| doesn't| didn't
  )(?: (?:actually|even|yet))?(?: (?:got|had|made|have|make(?! it\b)|booked)(?! (?:to|(?:my|our|his|her|your) (?!(?:\w+ )?(?:booking|appointment|reservation|slot|table)\b)\w+|(?:an?|the|my|any) (?:\w+ )?(?:number|ref\w*|code|e-?mail|text|letter))\b))+(?: an?| any| one| the)*(?: (?:booking|appointment|reservation|slot|table|one))?(?: (?:booked|yet|to look up|with you|here|already))*(?=\W|$)
`

/** Says that there is no booking yet: "I haven't got one", "it's a new booking", "I've not been before". */
export const DENIED = pattern`
  ${HAS_NONE}
  |(?<!\b(?:not|want|isn't) (?:an? )?)\bnew (?:
    one|booking|appointment|customer|client|patient
  )\b
  |\b(?:i|we)(?:'ve| have) (?:not|never) been (?:before|here|to you)\b
`

/** A line that says that there is no booking yet, without those words; null if it does not say so. */
export function withoutDenial(text: string): string | null {
  return DENIED.test(text) && !ALREADY.test(text.replace(DENIED, ' '))
    ? text.replace(DENIED, ' ').replace(/\s+/g, ' ').trim()
    : null
}

/** Says so at the start, and perhaps that one is wanted: "no, I haven't got one yet, I want to make one". */
const NONE_YET = new RegExp(
  `^(?:(?:oh|er|well),? )*(?:no|nah|nope),? ${HAS_NONE}(?=\\W*$|[,.;!])(?:\\W+(?:and |but |so )?(?:i|we)(?:'d like| want| need|'m trying)? to (?:make|book|get|have)(?: one)?(?=\\W*$|[,.;!]))?`,
)

/**
 * A line that begins with there being no booking yet, without that; null if it does not. "No, I've not got one",
 * to the times that she offers, refuses none of them.
 */
export function withoutNoneYet(text: string): string | null {
  return NONE_YET.test(text) ? text.replace(NONE_YET, '').replace(/^[\s,.;]+/, '') : null
}
