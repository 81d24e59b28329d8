import { minuteOf, parseDay } from '../calendar.ts'
import { sayList, sayPhone, saySlots, withArticle } from '../speech/format.ts'
import { isSaid, mention } from '../speech/say.ts'
import { has, notesOf, serviceOf, type State } from '../state.ts'
import {
  asksForRing,
  asksForWhat,
  asksIfWritten,
  checksWhich,
  hopesToBeRung,
  takenToBeFor,
} from '../understanding/asks/status.ts'
import type { Service } from '../types.ts'
import { chooseService, WORD_POINTS } from '../understanding/services/services.ts'
import { changesBooking } from '../understanding/wants/altered-bookings.ts'
import { isOfMissedVisit } from '../understanding/wants/missed-visits.ts'
import { inWords } from './booking.ts'
import { addsService, namesOther, sayThisOnly } from './booking-notes.ts'
import { isOfMessage, whenNamed } from './message-notes.ts'
import { forPerson } from './message.ts'
import { note, noteAndMention } from './notes.ts'

/** "Have you got me down?" asks for the booking itself. */
const OF_ME = /\b(?:got|have|put) (?:me|us|him|her|them)\b/

/** Asks whether the firm has something, which is no booking. */
const OF_THING =
  /\b(?:have|did) you (?:got|get|had|received?) (?:the|my|our|his|her|their) (?!(?:\w+ )?(?:names?|numbers?|address|post ?code|details|bookings?|appointments?|tables?|times?|days?|dates?|message|e-?mail|notes?)\b)\w/

/** Asks after the booking itself: "noted Thursday for what? Have I got an appointment or not?" */
const OF_BOOKING =
  /\b(?:have i|have we|do i|do we|is (?:it|that|this)|am i)\b[^?.]*\b(?<!\bon (?:the|my|our) )(?:appointment|booking|booked)\b/

/** Asks whether the booking is made: "is he booked or not?" */
const IF_BOOKED = /\bbooked\b/

/** Asks whether somebody other than the caller will be rung: "he'll ring the neighbour, not me, yeah?" */
const RINGS_OTHER =
  /\b(?:ring|call|phone)(?:ing)? (?:the |my |her |his |our )(?!mobile|landline|number|phone|house|office|work|home)[a-z]+|\bnot me\b/

/** Whether a line asks what the booking is for, and not only when or for how many people. */
const asksOfService = (state: State) =>
  checksWhich(state.plainText) ||
  asksForWhat(state.plainText) ||
  (takenToBeFor(state.plainText) !== '' && !has(state, 'several'))

/** Whether the caller takes the booking to be for what it is for: "that's for the sink, is it?" */
function isTakenForHeld({ plainText, setup, trade, from, line }: State, service: Service): boolean {
  const thing = takenToBeFor(plainText)
  return (
    from.service !== line &&
    chooseService(thing, setup.services, trade.synonyms, WORD_POINTS) === service
  )
}

/**
 * Answers "is it booked?" and "will somebody ring me?" with what has been arranged on this call; false if
 * it has not been spoken of.
 */
export function sayStatus(state: State): boolean {
  const { card, slot } = state
  const service = serviceOf(state)
  const isTaking = isOfMessage(state)
  const isPromised =
    card.booked !== null &&
    isSaid(state, 'ask-take-message') &&
    !state.isCallRefused &&
    card.phone !== null
  if ((isTaking || isPromised) && hopesToBeRung(state.plainText)) {
    note(state)
    if (state.flow !== 'message' || isSaid(state, 'ring-when'))
      mention(state, 'ring-when', forPerson(state))
    return true
  }
  // "Have you got the mortgage money or not?"
  if (isTaking && OF_THING.test(state.plainText) && !asksIfWritten(state.plainText)) return false
  const isOfRing = asksForRing(state.plainText)
  const isOfOther = isOfRing && RINGS_OTHER.test(state.plainText)
  if (isOfRing && !isOfOther) return sayIfRung(state, isTaking, isPromised)
  if (
    (isOfOther || asksIfWritten(state.plainText)) &&
    !OF_BOOKING.test(state.plainText) &&
    !OF_ME.test(state.plainText) &&
    !addsService(state)
  ) {
    const when = isTaking ? whenNamed(state, state.plainText) : null
    if (when !== null) return noteAndMention(state, 'noted-when-yes', { when })
    return noteAndMention(state, 'written')
  }
  if (card.booked !== null) {
    // "Yes, is the radiator on there too?" has just been told what is booked.
    if (state.from.booked !== state.line) sayBooked(state)
    if (!sayThisOnly(state) && (state.isOneSaid || namesOther(state))) mention(state, 'one-each')
  } else if (isTaking) mention(state, keyOfTaken(state))
  else if (state.open === 'confirm') {
    // Her question names the booking anyway.
    if (service && isTakenForHeld(state, service))
      mention(
        state,
        'is-for',
        { what: withArticle(service.name) },
        { kind: 'service', service: service.name },
      )
    else if (IF_BOOKED.test(state.plainText)) mention(state, 'status-none')
  } else if (service && !slot && asksOfService(state))
    mention(
      state,
      'for-service',
      { what: withArticle(service.name) },
      { kind: 'service', service: service.name },
    )
  else if (!service || !slot) mention(state, 'status-none')
  else mention(state, 'status-open', inWords(state, service), { kind: 'diary' })
  return true
}

/** Answers whether somebody rings the caller; false if their message is taken without a number. */
function sayIfRung(state: State, isTaking: boolean, isPromised: boolean): boolean {
  const { card, flow } = state
  if (isTaking) note(state)
  // "Is somebody going to ring me or what?", before the text to the owner, which promises no call.
  if (flow === 'message' && state.isUrgent) mention(state, 'progress', {}, { kind: 'urgent' })
  // "And he's still ringing me about the cake?", once the booking was made.
  else if (isPromised) mention(state, 'will-ring', forPerson(state))
  else if (isTaking) {
    // Once she has the number she ends the message with it.
    if ((card.phone === null) === (flow === 'message'))
      mention(state, 'will-ring', forPerson(state))
    return card.phone !== null || flow === 'message'
  } else if (state.isOneSaid) mention(state, 'one-each')
  else {
    note(state)
    mention(state, 'pass-on', forPerson(state))
  }
  return true
}

/** Asks whether a change has been made: "so is that cancelled?", "it's definitely Friday, then?" */
const IS_CHANGED =
  /\b(?:cancelled|moved|changed|swapped|re-?arranged|re-?scheduled|taken off)\b|\b(?:it|that|this)(?:'?s| is)? (?:\w+ )?(?:for |on )?(?:the )?(?:\w+day|\d{1,2}(?:st|nd|rd|th))\b|\bis (?:it|that|this) (?:\w+ )?\w+day\b/
/** Hopes that something is off, to which "no" would say the opposite. */
const DENIES_IT = /\b(?:not|never|nobody|no one|without|off|still|need)\b|n't\b/
/** Asks whether anybody comes. */
const OF_COMING =
  /\b(?:is|are|will|has|have) [a-z]+ (?:[a-z]+ ){0,3}?(?:com(?:e|ing)|turn(?:ing)? up|sen[dt](?:ing)?)\b/

/** What tells a caller whose message is taken that nothing more has been done. */
function keyOfTaken(state: State) {
  const { plainText, isForOwner, isComplaint } = state
  const wants = notesOf(state)
  // What the question takes for granted is left out: "I don't want him turning up on Wednesday".
  const [asked = ''] = plainText
    .replace(/,? or not\b/g, '')
    .replace(/\b(is (?:my )?\w+) off\b/, '$1 cancelled')
    .split(/[?.!;]/)
  const isChange = changesBooking(wants) && IS_CHANGED.test(asked) && !DENIES_IT.test(asked)
  if (isForOwner && isChange) return 'not-yet'
  if (!isForOwner || (isComplaint && !isOfMissedVisit(wants)))
    return OF_COMING.test(plainText) ? 'home-visit' : 'status-message'
  if (!isSaid(state, 'existing')) return 'existing'
  if (changesBooking(wants)) return 'unchanged'
  return IF_BOOKED.test(plainText) ? 'status-message' : 'only-message'
}

/** Says back the detail that the caller asks for, or all that she has. */
export function sayDetails(state: State, about: string | undefined): boolean {
  const { card, from, line } = state
  const { name, postcode } = card
  const all = { name, phone: card.phone && sayPhone(card.phone), postcode }
  const said = Object.entries(all).filter(([key]) => about === undefined || key === about)
  const details = sayList(
    said.flatMap(([, detail]) => detail ?? []),
    'and',
  )
  const last = from[about === 'phone' || about === 'postcode' ? about : 'name'] ?? line
  mention(state, 'details', { details }, { kind: 'line', line: last })
  return true
}

/** Says what is booked, even if the caller has since asked for another time. */
export function sayBooked(state: State): void {
  const { booked } = state.card
  if (booked === null) return
  const slot = { day: parseDay(booked.date), minute: minuteOf(booked.time) }
  const values = { what: state.bookedWhat, when: saySlots([slot], state.clock.now.day) }
  mention(state, 'status-booked', values, { kind: 'diary' })
}
