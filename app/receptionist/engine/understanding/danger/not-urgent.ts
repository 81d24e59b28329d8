import { pattern } from '../text/patterns.ts'
import { wantsSomebody } from '../wants/call-backs.ts'

const NOT_URGENT = pattern`
  \b(?:
    (?:
      not|isn't|ain't|nothing
      |wouldn't (?:say|call) (?:it|it's|it is|that)
    ) (?:(?:that|really|so|very|too|super|actually|\w+ly) ){0,2}(?:urgent|an emergency)
    |no (?:real |great )?(?:rush|hurry)
  )\b
`

/** Whether the caller says in plain words that it is not urgent. */
export const deniesUrgency = (text: string) => NOT_URGENT.test(text)

const CAN_WAIT = pattern`
  \b(?:
    can wait(?! (?:about |another |only |for )?(?:an?\b|the\b|\d|[a-z]+ (?:minutes?|mins?|hours?))| till?\b| until\b)
    |no (?:real )?need to (?:bother|text|disturb|put)
    |(?<!\b(?:after|as soon as|if|once|till?|until|when) )(?:it's|it has|that's|he's|she's) (?:all )?(?:
      stopped|fixed|sorted|gone off|better|fine now|ok now|back on
    )
    |don't (?:bother|text|disturb) (?!\w+ing\b)\w+
  )\b
`

const SOMEBODY = '(?:(?:him|her|them|he|she|they|you|sam|anyone|anybody|someone|somebody|a man)\\b)'

/** Calls off what was asked for, unless it still wants somebody: "forget it", "leave it then". */
const FORGET_IT = pattern`
  ^(?:(?:oh|no|actually|sorry|right|ok|it's ok|it's fine|hang on|wait),? )*(?:forget|cancel|leave) (?:it|that)\b
  |[.,;!] (?:(?:so|just|please|actually),? )*(?:forget|cancel|leave) (?:it|that)(?: (?:then|now|please|thanks?))*(?=\W*$|[.,;!])
`

/** Calls off the help that was asked for: "my wife's here with her key, tell him not to bother". */
const NOT_NEEDED = pattern`
  \b(?:tell|let) (?:\w+ )(?:know )?(?:that )?(?:
    (?:he|she|they)(?:'s|'re| is| are) not needed
    |(?:he|she|they) (?:doesn't|don't|needn't)
    |not to (?:bother|come|ring|worry)
    |there's no need|no need
    |(?:it's|i'm|we're) (?:ok|okay|fine|sorted|in)
  )
  |\b(?:don't|do not|doesn't|needn't) need ${SOMEBODY}(?: to (?:come|ring|bother))?(?: (?:any ?more|now|out|after all|then))+
  |(?<!\b(?:if|when|because|cos|though|until|till|that|since|and) )\b${SOMEBODY} (?:don't|doesn't|needn't)(?: need to| have to)? (?:come|bother)\b
  |\b(?:it|they)(?:'s|'ve| has| have)(?: just)? (?:come|gone|kicked) back (?:on|in)\b
  |\b(?:panic over|false alarm)\b
  |\b(?:we're|i'm) (?:back )?in now\b
  |\b(?:just |has |have |'s |'ve )+(?:pulled up|turned up|got here|got back|arrived|come home)\b.*\b(?:keys?|don't worry)\b
  |\bfound (?:my|the|our) keys?\b
`

/** Whether the caller says that it is not urgent, is over, or needs nobody any more. */
export function isNotUrgent(text: string): boolean {
  return (
    NOT_URGENT.test(text) ||
    (FORGET_IT.test(text) && !wantsSomebody(text)) ||
    NOT_NEEDED.test(text) ||
    /\bnot now\b.*\b(?:past|before|ago|last)\b|\bi (?:mean|meant) (?:in the past|before|last|years|ages)\b/.test(
      text,
    ) ||
    CAN_WAIT.test(text)
  )
}

/** Whether the caller has turned off what ran. */
export const hasTurnedOff = (text: string) =>
  /\b(?:turned|switched|shut) (?:\w+ ){0,3}?off\b/.test(text)

const WATER_OFF = pattern`
  \b(?:turn(?:ing)?|shut|switch|stop) (?:off )?(?:(?:the|my|our) )?(?:
    water|it|something|anything|mains|stop ?(?:tap|cock)
  )\b
  |\bstop ?(?:tap|cock)\b
  |\bwhere(?:'s| is) the (?:\w+ )?(?:tap|valve)\b
  |\b(?:tap|valve)(?: that| which)? (?:i|we) (?:can|could|should|need to) (?:turn|shut|switch)\b
`

/** Whether a line speaks of turning the water off. */
export const speaksOfWaterOff = (text: string) => WATER_OFF.test(text)
