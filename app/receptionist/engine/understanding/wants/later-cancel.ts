import { part, pattern } from '../text/patterns.ts'

/** "I'll just ring up and cancel", "we can always cancel it". */
const I_CANCEL = part`
  \b(?:i|we)(?:'ll| will|'d| would| can| could)(?: (?:just|always|only|still|have to|ring|call|phone|text|you|up|and|to))* cancel(?: (?:it|that|us|me|then))?
`
/** Asks leave, and cancels all the same: "I'll cancel if that's all right". */
const POLITE = part`
  (?:
    (?:that|it)(?:'s| is) (?:ok|okay|all ?right|alright|fine|possible|not too late)
    |you don't mind|(?:i|we) (?:may|can|could)|possible|poss
  )\b
`
/** Speaks of a cancellation that may never come: "I'll cancel if it's no good", "if she's poorly I'll cancel". */
const LATER = new RegExp(
  part`
    [,.;]? ?\b(?:and|but|so|then|or)? ?(?:
      ${I_CANCEL} (?:if|when|once|should|unless) (?!${POLITE})[^.;!?]*
      |${I_CANCEL} (?:later|nearer the time|another (?:day|time)|after(?:wards)?)\b[^.;!?]*
      |\b(?:i|we)(?:'ll| can| could)(?: just)? always(?: \w+ and)? cancel(?: (?:it|that))?
      |(?<!\bonly )\bif (?!${POLITE})(?:(?!\bor\b)[^.;!?])*? ${I_CANCEL}\b(?![^.;!?]*\?)[^.;!?]*
      |\bif (?!${POLITE})(?:(?!\bor\b)[^.;!?])*?,? (?:i|we) (?:won't|will not|shan't)(?: be)? (?:com(?:e|ing)|bother\w*)\b[^.;!?]*
      |\b(?:at worst|worst (?:case|comes to (?:the )?worst)|if (?:needs must|it comes to it)),? ${I_CANCEL}
      |\b(?:can|could|may) (?:i|we)(?: still| always)? cancel(?: (?:it|that))? (?:if|later|nearer the time|afterwards)\b[^.;!?]*\??
    )
  `,
  'g',
)
/** Agrees, and asks whether it can be called off: "yes please. Can I cancel?" */
const AGREES_FIRST = pattern`
  ^(?:yes|yeah|yep|aye|ok|please|go (?:on|ahead)|book it)\b.*\b(?:
    (?:can|could|may) (?:i|we)(?: still| always)? cancel
    |(?:i|we) (?:can|could)(?: still| always)? cancel
  )\b
`

/** A line without a cancellation that waits for something, or may never come. */
export const withoutLaterCancel = (text: string) => text.replace(LATER, ' ')

/** Whether a line only speaks of a cancellation that may come later. */
export const mayCancelLater = (text: string) => AGREES_FIRST.test(text)
