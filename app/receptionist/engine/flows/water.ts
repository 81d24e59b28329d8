import { isSaid, mention } from '../speech/say.ts'
import { fill, has, ignore, notesOf, type State } from '../state.ts'
import { part, pattern } from '../understanding/text/patterns.ts'
import { hasTurnedOff, speaksOfWaterOff } from '../understanding/danger/not-urgent.ts'
import { isOfPrice } from '../understanding/asks/price-words.ts'
import { plain } from '../understanding/text/text.ts'
import { isAtAddress } from './details.ts'
import { isTaken } from './message-notes.ts'
import { note, noteAndMention } from './notes.ts'

/** Says what keeps a caller safe, and the water off, until somebody comes; true if the line needs that. */
export function adviseOnWater(state: State): boolean {
  keepPowerOff(state)
  return (
    sayPowerOff(state) ||
    keepOut(state) ||
    easeTap(state) ||
    keepClear(state) ||
    sayTapBeside(state)
  )
}

/** Wants the power back on: "can I put the electric back on?" */
const POWER_ON = pattern`
  \b(?:put|turn|switch|flick|get) (?:it|everything|(?:the|my) (?:\w+ )?(?:electric\w*|power|lights?|fuse\w*|mains))(?: back)? on\b
  |\b(?:put|turn|switch) (?:back )?on (?:the|my) (?:electric\w*|power|lights?)\b
  |\bleave it off (?:all night|till|until)\b
`

/** Would turn it on all the same: before she has said to leave it off, "I'll try it" is to turn it off. */
const TRIES_IT = /\bi'll (?:just )?(?:try|risk) it\b/

/** Says to leave the power off, to a caller whom she has told to turn it off because of water. */
function keepPowerOff(state: State): void {
  const isTried = TRIES_IT.test(state.plainText) && isSaid(state, 'leave-off')
  if (state.danger !== 'wet-electrics' || !(POWER_ON.test(state.plainText) || isTried)) return
  note(state)
  mention(state, 'leave-off', {}, { kind: 'urgent' })
  ignore(state, 'ask', 'goodbye')
}

const POWER = '(?:electric\\w*|leccy|lecky|power|mains|lights|fuse ?box|fuses|sockets)'
/** Asks whether to turn the power off: "should I knock the electric off?" */
const ASKS_POWER_OFF = new RegExp(
  part`
    \b(?:should|shall|do|must|can|need) (?:i|we|to) (?:need to |have to |just |better |also |to )*(?:turn|switch|knock|shut|flick|put|cut|trip|isolate) (?:off (?:all )?(?:the |my |our )?${POWER}|(?:all )?(?:the |my |our )?${POWER}(?: downstairs| upstairs)? (?:off|down))\b
    |\b(?:is it|am i) (?:ok|okay|safe|best|better) (?:to )?(?:turn|switch|knock|shut) (?:off )?(?:the |my |our )?${POWER}\b
  `,
)

/** Says how to turn the power off to a caller with water in the house who asks. */
function sayPowerOff(state: State): boolean {
  const told = `${notesOf(state)}. ${state.plainText}`
  if (!state.isUrgent || !ASKS_POWER_OFF.test(state.plainText) || !WATER.test(told)) return false
  ignore(state, 'ask')
  return noteAndMention(state, 'power-off', {}, { kind: 'urgent' })
}

/** A ceiling that may come down: "there's a bulge in the ceiling". */
const BULGING = pattern`
  \b(?:ceiling|plaster)(?:'?s)?(?: (?!water)\w+){0,3} (?:sag\b|sagg\w+|bulg\w+|bow(?:ing|ed)?|coming down|come down|collaps\w+|giv(?:e|ing|en) way|cav(?:e|ing|ed) in)\b
  |\b(?:bulge|sag|bow|belly)\w*(?: \w+)? in the (?:\w+ )?ceiling\b
  |\bceiling\b[^.!]{0,24}\b(?:it's|its|it is) (?:sagging|bulging|bowing|coming down|giving way|caving in)\b
`
/** The same of a ceiling that has been spoken of: "it's coming down", "it's started to sag", "there's a big bulge". */
const IT_BULGES = pattern`
  \b(?:it|it's|its|that's|the (?:lot|whole (?:lot|thing)))(?: is| has| all| now| just| really| starting| started| going| about| gonna| beginning| to)* (?:
    sagg?\w*|bulg\w+|bow(?:ing|ed)?|bellying|giv(?:e|en|ing) way|cav(?:e|ed|ing) in|collaps\w+
    |com(?:e|ing) down(?=\W*$|[,.;!]| (?:now|any|on|i|and|bye|ta|hurry|tell|he)\b)
  )\b
  |\b(?:bulges?|cracks?|sag|belly) (?:in it|above|over (?:me|us|my|our)|getting bigger)\b
  |\bbits (?:of it )?(?:are |is )?(?:coming|falling|dropping) (?:down|off)\b
`
/** Asks whether to leave the room: "should I stay out of the kitchen?" */
const ASKS_OUT =
  /\b(?:should|do|shall|must) (?:i|we) (?:get|stay|keep|go|move|leave|come)\b[^?]*\b(?:out|away|off|clear|room)\b/

/** Says to keep out from under a ceiling that may come down. */
function keepOut(state: State): boolean {
  const told = notesOf(state)
  const isOfIt = /\bceilings?\b/.test(told) && IT_BULGES.test(state.plainText)
  const isNow = BULGING.test(state.plainText) || isOfIt
  const isAsked = ASKS_OUT.test(state.plainText) && (isNow || BULGING.test(told))
  if (!isNow && !isAsked) return false
  note(state)
  if (isTaken(state) && state.card.urgency === 'normal') fill(state, 'urgency', 'urgent')
  mention(state, 'keep-out', {}, { kind: 'urgent' })
  if (isAsked || state.text.includes('?')) ignore(state, 'ask')
  return true
}

const TAP =
  /\bstop ?(?:tap|cock|valve)|\b(?:where|which|what|find|know)\b[^.?!]{0,20}\b(?:tap|valve)\b/
const IS_STUCK =
  /\b(?:seized|stuck|stiff|rusted|jammed)\b|\b(?:won't|wouldn't|will not|doesn't|isn't|not) (?:\w+ )?(?:budg|turn|mov|shift)\w*|\bcan't (?:turn|shift|budge|move) (?:it|the)\b/

/** Says what else to try, to a caller whose stop tap does not turn. */
function easeTap(state: State): boolean {
  const isTap = TAP.test(state.heard.join('. '))
  if (!state.isUrgent || !isTap || !IS_STUCK.test(state.plainText)) return false
  ignore(state, 'ask')
  return noteAndMention(state, 'stop-tap-stuck', {}, { kind: 'urgent' })
}

/** Cannot turn off water that comes from somebody else's home: "it's not my flat, it's coming from upstairs". */
const OF_OTHER_HOME =
  /\b(?:not (?:my|our|in my|in our) (?:flat|house|home|place|pipe|water|tap)|(?:can't|cannot|no way to) (?:turn|get|reach|stop)\b.*\b(?:upstairs|above|next door|neighbour\w*))\b/

/** Says to keep clear of water that the caller cannot turn off. */
function keepClear(state: State): boolean {
  if (!state.isUrgent || !OF_OTHER_HOME.test(state.plainText)) return false
  ignore(state, 'ask')
  return noteAndMention(state, 'keep-clear', {}, { kind: 'urgent' })
}

const WHAT_TO_DO =
  /\bwhat (?:(?:do|should|can|shall|must) (?:i|we)|i must|i should) do(?: (?:about|with) (?:it|this|that|(?:all )?(?:the|this) (?:water|leak)))?(?: now| in the meantime| meanwhile| until then| till then| first)?\W*$/
const WHERE = /\b(?:how|where|can't|cannot|don't know|dunno|no idea|not sure)\b/
const WATER = /\b(?:water|leak\w*|burst|pour\w*|drip\w*|flood\w*)\b/

function keyOfStopTap(text: string) {
  if (!speaksOfWaterOff(text)) return 'stop-tap-first'
  return WHERE.test(text) ? 'stop-tap-where' : 'stop-tap'
}

/** A plain line without the water that is missing: "no heating or hot water". */
const withoutNoWater = (text: string) => text.replace(/\b(?:hot|no|any) water\b/g, ' ')

/** Asks where the stop tap is, or how to turn water off, which holds for any home. */
const asksForTap = (state: State) =>
  isAtAddress(state) &&
  !isOfPrice(state.plainText) &&
  WHERE.test(state.plainText) &&
  (TAP.test(state.plainText) || WATER.test(state.plainText)) &&
  speaksOfWaterOff(state.plainText)

/** Says where the stop tap is to a caller who asks beside a detail: "14 LS8 2QT. How do I stop the water?" */
function sayTapBeside(state: State): boolean {
  if (!state.isUrgent || !has(state, 'tell') || !asksForTap(state)) return false
  ignore(state, 'ask')
  return noteAndMention(state, 'stop-tap-where', {}, { kind: 'urgent' })
}

/** Tells who is urgent because of water, and asks whether to turn it off, to do so; others only where the tap is. */
export function sayStopTap(state: State): boolean {
  const { isUrgent, card, plainText } = state
  if (!isUrgent && asksForTap(state)) {
    mention(state, 'stop-tap-where')
    return true
  }
  const isOfWater = [card.wants ?? '', plainText].some((said) =>
    WATER.test(withoutNoWater(plain(said))),
  )
  const isOpen = isAtAddress(state) && WHAT_TO_DO.test(plainText) && !hasTurnedOff(plainText)
  const isFound = /\b(?:found|turned|shut|switched)\b[^.?!]*\bstop ?(?:tap|cock)\b/.test(plainText)
  if (!isUrgent || !isOfWater || isFound || !(speaksOfWaterOff(plainText) || isOpen)) return false
  note(state)
  // Who asks where to turn it off needs that more than word of the text, which follows.
  state.reply = state.reply.filter(({ source }) => source.kind !== 'urgent')
  mention(state, keyOfStopTap(plainText), {}, { kind: 'urgent' })
  return true
}
