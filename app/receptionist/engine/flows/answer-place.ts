import { sayList } from '../speech/format.ts'
import { isSaid, say } from '../speech/say.ts'
import { asksAbout, ignoreAsks, type State } from '../state.ts'
import { coversDistrict, findOutward } from '../understanding/details/postcodes.ts'
import { plain } from '../understanding/text/text.ts'
import { sayRelatedFact } from './answer-fact.ts'
import { codeIn, isAtAddress } from './details.ts'
import { note, noteAsked } from './notes.ts'
import { offerCall } from './offer-call.ts'

/** How many towns of the area she names. */
const AREA_COUNT = 6

/** Says in which town the firm is. */
export function sayPlace(state: State): boolean {
  noteAsked(state)
  say(state, 'place', { town: state.setup.town }, { kind: 'area' })
  // Who wants the address itself is offered a call about it.
  if (state.flow === 'none' && /\baddress\b/.test(state.plainText)) offerCall(state)
  return true
}

/** Asks whether a place that the line names will do: "my sister's in DE21, would that work?" */
const ASKS_IF_FITS =
  /\b(?:would|will|does|is) (?:that|it|hers|his|there) (?:be |still )?(?:alright|all right|ok|okay|fine|any good|any better|possible|work|do|count)\W*$/

/** Takes it for a question about the area, to a firm that travels. */
export function askIfCovered(state: State): void {
  const { plainText } = state
  const code = codeIn(state.text)
  if (code === null || !ASKS_IF_FITS.test(plainText) || !isAtAddress(state)) return
  if (asksAbout(state, 'area')) return
  ignoreAsks(state, 'unknown')
  state.commands = [...state.commands, { kind: 'ask', topic: 'area', about: code }]
}

/** Says whether a place is in the area, or what a fact tells of how far the firm goes, or which towns are in the area. */
export function sayArea(state: State, asked: string): boolean {
  const { outward, towns } = state.setup.area
  const source = { kind: 'area' } as const
  // "I'm in HG2. Is that too far?" names the place before.
  const code = findOutward(asked) ?? findOutward(state.plainText) ?? findOutward(state.before)
  const named =
    // An area of one letter is in "it's", too.
    [...towns, ...outward.filter((place) => place.length > 1)].find((place) =>
      new RegExp(`\\b${escape(plain(place))}\\b`).test(asked),
    ) ?? (code !== null && coversDistrict(outward, code) ? code : undefined)
  const other =
    /\b(?:cover|serve|travel to|come (?:out )?to|go (?:out )?to|work in|deliver to) (?:the )?([\p{L}\d' -]{2,30})/u.exec(
      asked,
    )?.[1]
  if (named !== undefined) say(state, 'area-yes', { place: named }, source)
  else if (outward.length > 0 && code !== null) {
    say(state, 'area-no', { place: code }, source)
    offerCall(state)
  } else if (sayRelatedFact(state, 'how far')) return true
  else if (other && !/^(?:my|our|this|that|which|what)\b/.test(other)) {
    sayOutside(state)
    offerCall(state)
  } else if (towns.length > 0) say(state, 'area', { place: sayTowns(towns) }, source)
  else say(state, 'place', { town: state.setup.town }, source)
  return true
}

function sayTowns(towns: readonly string[]): string {
  const more = towns.length > AREA_COUNT ? ['other places'] : []
  return sayList([...towns.slice(0, AREA_COUNT), ...more], 'and')
}

/** Says that a place is none of those in the area. */
function sayOutside(state: State): void {
  const { towns } = state.setup.area
  const source = { kind: 'area' } as const
  note(state)
  if (towns.length === 0) say(state, 'area-unsure', { place: 'that' }, source)
  else say(state, 'area-other', { area: sayTowns(towns) }, source)
}

/** Says so to a caller who only tells where they are, once. */
export function mentionOutside(state: State): void {
  if (!isSaid(state, 'area-other', { area: sayTowns(state.setup.area.towns) })) sayOutside(state)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
