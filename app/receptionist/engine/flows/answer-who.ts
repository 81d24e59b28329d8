import { withArticle } from '../speech/format.ts'
import { ask, isSaid, mention, say } from '../speech/say.ts'
import { has, type State } from '../state.ts'
import { contentOf, plain } from '../understanding/text/text.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { asksForRobot } from '../understanding/wants/asks-of-her.ts'
import { forPerson } from './message.ts'
import { note } from './notes.ts'
import { offerCall } from './offer-call.ts'
import { wantsOwnersNumber } from './promises.ts'

/** Says who she is, to a caller who may have asked for somebody else. */
export function sayWho(state: State, name: string | undefined): boolean {
  say(state, 'who')
  if (name) offerPerson(state, name)
  return true
}

/** Says that she is an AI. */
export function sayRobot(state: State): boolean {
  say(state, 'robot')
  if (tellsBesides(state)) {
    note(state)
    offerCall(state)
  }
  return true
}

/** Whether a line that asks if she is human also tells what the call is about. */
const tellsBesides = ({ plainText, flow, commands }: State) =>
  flow === 'none' &&
  commands.length === 1 &&
  plainText
    .split(/[?.!;] /)
    .some((part) => !asksForRobot(part) && contentOf(part).size > BESIDES_MIN_WORDS)

const BESIDES_MIN_WORDS = 2

/** Says which firm this is, to a caller who wants another. */
export function sayOtherFirm(state: State): boolean {
  const { name, trade } = state.setup
  const kind = trade === 'other' ? '' : `, ${withArticle(trade.replace('-', ' '))}`
  say(state, 'other-firm', { firm: `${name}${kind}` })
  if (state.flow === 'none') ask(state, 'service', 'ask-still')
  return true
}

const TWO_WORDS = /^(?!(?:mrs?|ms|miss|mx|dr|doctor)\b)\S+ \S/i

/** Offers to pass a message on to somebody whom the caller asks for: "is that Karen?" */
function offerPerson(state: State, name: string): void {
  if (state.flow !== 'none' || has(state, 'book', 'tell-when', 'message', 'person')) return
  if (state.from.service === state.line) return
  note(state)
  // "Is that Kwik Fit?" may be a firm, whom she cannot ask to ring back.
  const isOwner = plain(state.setup.urgent.to).includes(plain(name))
  if (!isOwner && !TWO_WORDS.test(name)) state.person = name
  ask(state, 'take-message', 'ask-take-message', forPerson(state))
}

/** Gives out nobody's number, and offers that the owner rings; false if the line does not ask for theirs. */
export function sayOwnersNumber(state: State): boolean {
  if (!wantsOwnersNumber(state)) return false
  mention(state, 'owners-number')
  offerCall(state)
  return true
}

/** Asks whether nobody is there after all: "is nobody there at all then?", "is there really no one in?" */
const IF_NOBODY =
  /\bis(?:n't)? (?:there )?(?:really |actually |honestly |literally )?(?:no ?body|no[- ]one)(?: else| at all)? (?:there|in|about|available|around|free|at all|(?:who|that|i|we) can|to (?:talk|speak))\b/

/** Says again that nobody can take the call, to a caller whom she has told so; true if they ask. */
export function sayNobody(state: State): boolean {
  if (state.flow !== 'message' || !isSaid(state, 'person')) return false
  if (!IF_NOBODY.test(state.plainText)) return false
  mention(state, 'person')
  return true
}

/** Asks for a number out of hours: "have you got an emergency number?", "is there an out-of-hours line?" */
const ASKS_FOR_EMERGENCY_NUMBER = pattern`
  \b(?:emergency|on[- ]call) (?:\w+ )?(?:number|line|mobile|contact)\b
  |\b(?:out[- ]of[- ]hours|after[- ]hours|24[- ]hours?) (?:\w+ )?(?:number|line|mobile|contact|cover|service|vet|dentist|plumber|electrician|engineer)\b
`

/** Says that there is no other number than this line's, to a caller who asks for one out of hours; true if they do. */
export function sayEmergencyNumber(state: State): boolean {
  if (!ASKS_FOR_EMERGENCY_NUMBER.test(state.plainText)) return false
  note(state)
  mention(state, state.setup.trade === 'vet' ? 'no-other-number-vet' : 'no-other-number')
  offerCall(state)
  return true
}
