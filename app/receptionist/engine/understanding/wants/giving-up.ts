import { FAMILY } from '../danger/danger-words.ts'
import { part, pattern } from '../text/patterns.ts'

/** Puts the booking off to another call: "I'll ring back later", "we'd better give you a call tomorrow". */
const POSTPONES = pattern`
  \b(?:i|we)(?:'ll| will|'d better| had better|'m going to|'re going to)(?: (?:just|have to|need to|probably))? (?:
    (?:ring|call|phone)(?: (?:you|again))?(?: back| again| later| tomorrow| after(?:wards?)?(?=\W*$|[.,;!])| when\b| once\b| next week| another)
    |give you a (?:ring|call|bell|buzz|shout)
    |get back to you|come back to you|be in touch
    |try again (?:later|another)
  )\b(?! (?:if|about|with)\b)
  |\b(?:i|we)(?:'ll| will|'m going to|'d better)[^.?!;]{1,40} (?:and|then) (?:then |i'll )?(?:ring|call|phone) (?:you )?(?:back|after(?:wards?)?|later|again)(?=\W*$|[.,;!])
`

const MAY =
  "(?<!\\b(?:can|could|do|did|should|shall|may) )(?:i|we)(?:'ll|'d| will| would| need| want| have| must| might)?(?: (?:just|probably|(?:had )?better|rather|have to|need to|want to|like to|to|go and)){0,3}"

const TRIES_ELSEWHERE = part`
  (?:try|find|ring|get) (?:
    elsewhere|somewhere else|another
    |some(?:body|one|where) (?:
      nearer
      |else(?! (?:to|if|as|who))
      |local|closer|round here
    )(?!'s)
  )
`

/** Gives the firm up for another: "forget it, I'll try somewhere else", "I'll just go elsewhere". */
const GIVES_UP = pattern`
  \b${MAY} (?:
    ${TRIES_ELSEWHERE}
    |(?:go|book|look|take (?:it|my \w+)) (?:somewhere|someplace|elsewhere|with (?:some(?:body|one)|another))
  )\b
`

/** Decides or looks elsewhere first: "I'll have to think about it", "I'll look online", "I need to ask my wife". */
const THINKS = pattern`
  \b${MAY} (?:
    think (?:about it|it over|on it|on(?= and\b|\W*$))
    |sleep on it|shop around
    |have a (?:think|look (?:online|around|round|elsewhere|on))
    |look (?:online|elsewhere|around|it up|on (?:your|the) (?:web ?)?site)
    |${TRIES_ELSEWHERE}
    |(?:try|ring|call|phone)(?: (?:him|her|them|you))?(?: back| again)* (?:another time|some other time|later(?: on)?)(?=\W*$|[.,;!])
    |(?:ask|talk to|speak to|talk with|speak with|check with) (?:
      my (?!landlord\b)${FAMILY}
      |the (?:wife|husband|missus|other half)
    )\b
  )
`

/** Wants only a price so far: "I'm not booking yet, I'm ringing round". */
export const NOT_YET = pattern`
  \bnot booking (?:yet|just yet|today)\b
  |\bnot (?:
    making|booking|having|arranging
  ) (?:an?other|an?|any) (?:appointment|booking|visit)s?(?=
    \W*$
    |[,.;!] (?!have|can|could|do|is)
    | (?:today|yet|now|thanks|until|till|i|i'm)\b
  )
  |\bi'm (?:only |just )?(?:ringing|phoning|calling|shopping) (?:a)?round\b
  |\b(?:just|only) (?:
    getting|after|wanting|want|need|looking for
  ) (?:an? |some |the )?(?:prices?|quotes?|idea)\b
`

/** Comes without a booking, and so needs no call back: "we'll come and see", "I'll just pop in". */
const COMES = new RegExp(
  `\\b${MAY} (?:come|pop|drop|nip|call|walk)(?: in| by| round| over| down)? and (?:see|look|ask|find out)\\b|\\b${MAY} (?:pop|drop|nip|walk) in\\b`,
)

/** Whether a line puts a booking off: to another call, or until the caller has thought about it or knows the price. */
export const postpones = (text: string) =>
  POSTPONES.test(text) || THINKS.test(text) || NOT_YET.test(text)

/** Whether a line gives the firm up for another, and not only in case: "I'll go elsewhere if he doesn't ring". */
export const givesUp = (text: string) =>
  GIVES_UP.test(text) && !/\b(?:if|unless|otherwise|when|or (?:else|i'll|we'll))\b/.test(text)

/** Whether a line does without the call back that she offers. */
export const managesAlone = (text: string) => THINKS.test(text) || COMES.test(text)
