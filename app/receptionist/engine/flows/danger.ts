import { note, noteBefore } from './notes.ts'
import { end } from '../repair/leaving.ts'
import { isSaid, mention, say } from '../speech/say.ts'
import {
  type BeforeDanger,
  confirmPhone,
  fill,
  has,
  ignore,
  notesOf,
  type State,
} from '../state.ts'
import type { Command, Danger } from '../understanding/command.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { asksForProgress, asksForRing } from '../understanding/asks/status.ts'
import { findLeak, isShutOut } from '../understanding/danger/urgent-kinds.ts'
import { findUrgent } from '../understanding/danger/urgent-phrases.ts'
import { speaksOfWaterOff } from '../understanding/danger/not-urgent.ts'
import { treatsPatients } from '../understanding/danger/urgency.ts'
import { isWhenTouched } from '../understanding/danger/dental.ts'
import { withoutDenied } from '../understanding/danger/denied-signs.ts'
import {
  asksIfSure,
  asksToGo,
  asksToWait,
  asksWhichNumber,
  isGoing,
  mustRingFirst,
} from '../understanding/danger/hospital.ts'
import { plain, wordsOf } from '../understanding/text/text.ts'

/** Gives the right emergency number at once and drops any booking in progress. */
export function handleDanger(state: State, danger: Danger, isTogether = false): void {
  const isWorse = state.isHelped && danger === state.danger && danger === 'medical'
  state.isHelped = isWorse
  const isAgain = state.card.urgency === 'emergency'
  if (!isAgain) state.beforeDanger = standing(state)
  if (danger !== state.danger) state.isRinging = false
  state.danger = danger
  fill(state, 'urgency', 'emergency')
  fill(state, 'outcome', 'emergency')
  state.card.booked = null
  delete state.from.booked
  // "There's a funny smell", before "it's by the boiler".
  if (isTogether) noteBefore(state)
  note(state)
  keepDetails(state)
  if (danger === 'wet-electrics') keepRepair(state)
  state.flow = 'none'
  state.open = null
  state.slot = null
  state.ended = false
  if (isWorse) say(state, 'danger-worse')
  else if (!isAgain || danger !== 'medical' || !sayWhereToGo(state)) sayNumber(state, danger)
}

/** A visit for whatever is broken, which a tap repair is not. */
const ANY_REPAIR = /^(?:home |property |emergency )?repairs?(?: visit| call| appointment)?$/i

/** Puts the repair on the card that mends what lets the water through the lights, unless a service is on it. */
function keepRepair(state: State): void {
  const repair = state.setup.services.find(
    ({ name, isBookable }) => isBookable && ANY_REPAIR.test(name),
  )
  if (repair && state.card.service === null) fill(state, 'service', repair.name)
}

/** Gives the number to ring, and says that she sends nobody. */
function sayNumber(state: State, danger: Danger): void {
  const { isUrgent, setup } = state
  const { to, does } = setup.urgent
  // Who was promised that the owner would hear of it must not think that it is off.
  const told = isUrgent ? `${to} will hear of this, but ` : ''
  const none = `${told}I cannot send anyone`
  const isOut = danger === 'fire' && isShutOut(`${notesOf(state)}. ${state.plainText}`)
  const sends = asksForNumber(state, isOut ? 'locked-out' : danger)
  // A locked door may be urgent there.
  const door = isUrgent && does === 'text' ? `I'm texting ${to} about the door too` : none
  if (isOut) say(state, 'danger-fire-outside', { told, sends: sends ?? door })
  else say(state, `danger-${danger}`, { told, sends: sends ?? none })
}

/**
 * Asks a caller without a number for one, if the owner is to hear of it: after a promise to text, and where water
 * through the lights is a leak that the owner mends or a locked door is the owner's. Null for any other caller.
 */
function asksForNumber(
  { isUrgent, card, setup }: State,
  danger: Danger | 'locked-out',
): string | null {
  const { words } = setup.urgent
  const isOwners =
    (danger === 'wet-electrics' && findLeak(words) !== null) ||
    (danger === 'locked-out' && findUrgent('locked out', words) !== null)
  if ((!isUrgent && !isOwners) || card.phone !== null) return null
  const details = card.name === null ? 'name and number' : 'number'
  return `tell me your ${details} for ${setup.urgent.to} once you are safe`
}

function standing({ card, from, flow, open, slot, isUrgent }: State): BeforeDanger {
  const { booked, outcome, urgency } = card
  return { booked, bookedFrom: from.booked, outcome, urgency, flow, open, slot, isUrgent }
}

const PARTING_MAX_WORDS = 4

/**
 * Replies to anything else until the caller says that there is no danger. False for a message to the
 * owner, which she takes once help is coming.
 */
export function afterDanger(state: State): boolean {
  const { danger } = state
  if (!has(state, 'goodbye', 'thanks') || state.text.split(' ').length > PARTING_MAX_WORDS)
    note(state)
  const isAsking = danger === 'medical' && ASKS_LEAVE.test(state.plainText)
  if (has(state, 'helped') && !isAsking) state.isHelped = true
  // Somebody else is ringing for help, so the caller need not be told to.
  const isDoing = danger === 'wet-electrics' && !RINGS.test(state.plainText)
  if (has(state, 'ringing') && !isDoing) state.isRinging = true
  if (has(state, 'ringing') && OTHER_RINGS.test(state.plainText)) state.isHelped = true
  const isTold = keepDetails(state)
  const isLeaving = has(state, 'thanks') && !has(state, 'ask', 'tell', 'message')
  if (has(state, 'goodbye') || isLeaving) {
    // A caller who has said that they will ring need not be told to.
    const isRung = state.isHelped || state.isRinging || isSaid(state, 'help-coming')
    const isToClear = !isRung && danger === 'wet-electrics'
    end(state, isRung ? 'goodbye-helped' : isToClear ? 'goodbye-clear' : 'goodbye-danger')
    return true
  }
  if (state.isHelped && has(state, 'message', 'person', 'complaint')) return false
  const toTell = state.commands.find((one) => one.kind === 'message')
  const isAfter = WANTS_AFTER.test(state.plainText)
  const isPutOff =
    danger === 'medical' &&
    !state.isHelped &&
    !has(state, 'helped', 'ringing') &&
    asksToWait(state.plainText)
  const isToTell = !isPutOff && (toTell !== undefined || isAfter || wantsOwner(state))
  if (isToTell) sayTold(state, toTell, isAfter)
  if (danger === 'medical' && sayWhereToGo(state)) return true
  if (isPutOff) {
    say(state, 'no-waiting')
    return true
  }
  if (danger === 'gas' && !state.isHelped && asksToTurnGasOff(state)) {
    say(state, 'gas-off')
    return true
  }
  // Both sentences of the advice would leave no room for the yes.
  const isTelling = LETS_KNOW.test(state.plainText) && !ASKS_WHAT.test(state.plainText)
  const isWaiting = !toTell && waitsForUs(state)
  if (isWaiting) mention(state, 'progress')
  if (isTelling && has(state, 'helped', 'ringing')) return true
  if (isAsking && !state.isHelped) say(state, 'after-danger-medical')
  else if (has(state, 'ringing') && isDoing) say(state, 'after-danger-wet-electrics')
  else if (danger !== null && OTHERS_IN.has(danger) && ASKS_TO_WARN.test(state.plainText))
    say(state, 'warn-others')
  else if (has(state, 'helped', 'ringing')) {
    if (danger === 'life') say(state, 'help-life')
    else say(state, danger === 'animal' ? 'help-animal' : 'help-coming')
    // "I'll ring them. Can you sort the boiler after? I'm Jo, 07700 900123."
    if (isTold && state.card.phone !== null && !toTell && !isAfter) mention(state, 'will-tell')
    if (ASKS_TO_FIND_OUT.test(state.plainText)) mention(state, 'cannot-find-out')
    else if (WANTS_STAFF.test(state.plainText)) mention(state, 'cannot-fetch')
  } else if (state.isHelped && WANTS_STAFF.test(state.plainText)) {
    say(state, 'cannot-fetch')
  } else if (state.isHelped && danger === 'medical' && ASKS_FIRST_AID.test(state.plainText))
    say(state, 'ask-handler')
  else if (state.isHelped) say(state, 'noted-helped')
  else if (OFFERS_DETAILS.test(state.plainText) && !isTold) say(state, 'danger-details')
  // Who does as told hears that the owner will know, which the advice would leave no room for.
  else if (isToTell && GETS_OUT.test(state.plainText)) say(state, 'danger-noted')
  else if (danger === 'wet-electrics' && speaksOfWaterOff(state.plainText) && has(state, 'ask'))
    say(state, 'stop-tap-where', {}, { kind: 'urgent' })
  else if (isAfter) say(state, 'danger-noted')
  // "What was the number?" and "should I turn it off?" need the advice again, in other words.
  else if (danger !== null && has(state, 'ask', 'repeat') && !isWaiting && !isTelling)
    sayNumber(state, danger)
  else if (isTold) say(state, 'danger-noted')
  else if (danger === 'animal' || danger === 'medical' || danger === 'wet-electrics')
    say(state, `after-danger-${danger}`)
  else say(state, 'after-danger')
  return true
}

/** Answers whether to go to hospital, which number it is and whether she is sure; true if she does. */
function sayWhereToGo(state: State): boolean {
  const { plainText } = state
  if (state.isHelped) return false
  const isFirst = mustRingFirst(withoutDenied(notesOf(state)))
  if (asksToGo(plainText)) say(state, isFirst ? 'ring-first' : 'go-hospital')
  else if (isGoing(plainText)) {
    state.isHelped = !isFirst
    say(state, isFirst ? 'ring-first' : 'on-way')
  } else if (asksWhichNumber(plainText)) say(state, 'is-999')
  else if (asksIfSure(plainText)) say(state, 'is-sure')
  else return false
  return true
}

/** Says that the owner will be told, and asks who cannot be rung yet for a number. */
function sayTold(
  state: State,
  toTell: Extract<Command, { kind: 'message' }> | undefined,
  isAfter: boolean,
): void {
  const named = toTell?.name
  const { name, phone } = state.card
  const wantsRing = asksForRing(state.plainText) || WANTS_RING.test(state.plainText)
  if (phone === null && wantsRing)
    mention(state, 'will-tell-details', { details: name === null ? 'name and number' : 'number' })
  else if (asksForRing(state.plainText)) mention(state, 'ring-when')
  // "Will your lot come and fix it after?": a yes would promise that they do.
  else if (isAfter && !toTell) mention(state, 'no-promise')
  else mention(state, 'will-tell', named ? { to: named } : {})
}

/** Asks whether to turn the gas off, which a switch is not: "should I shut it off at the meter?" */
const ASKS_TO_TURN_OFF =
  /\b(?:should|shall|do|can|could|must|is it worth|need)\b[^.?!]{0,24}\b(?:turn|turning|shut|shutting|switch|knock) (?:it|that|the (?:gas|supply|mains|valve|lever|meter)|off)\b/

/** Whether a caller who smells gas asks if they may turn it off where it comes in. */
const asksToTurnGasOff = ({ plainText }: State) =>
  ASKS_TO_TURN_OFF.test(plainText) &&
  /\boff\b/.test(plainText) &&
  /\b(?:gas|meter|supply|valve|lever)\b/.test(plainText) &&
  !/\b(?:electric\w*|power|lights?|fuse\w*|boiler|cooker|switches|(?:a|the|light) switch)\b/.test(
    plainText,
  )

/** Wants the firm to come once the danger is over: "can one of your lads come after they've been?" */
const WANTS_AFTER = pattern`
  \b(?:can|could|will|would|want|need|get|like) (?:[\w']+ ){1,5}(?:come|sort|fix|mend|look|repair|check|have a look|pop|do|get)\b[^.?!]{0,40}\b(?:after(?:wards)?|once|when) (?:they|that|it|he|she|the|i|we|all|everything|wards)\b
  |\b(?:can|could|will|would|want|need|get|like|(?:do|are) you|you'll) (?:[\w']+ ){0,5}(?:come|coming|send|sort|fix|mend|look|repair|check|pop|do the)\b[^.?!]{0,24}\b(?:after(?:wards)?|later(?: on)?)(?=\W|$)
  |\b(?:after(?:wards)?|once|when) (?:they|that|it|the)\b[^.?!]{0,30}\b(?:can|could|will|would) (?:you|he|she|someone|somebody|one of|your|sam)\b
`

/** Wants to be rung by the firm: "can someone from the practice ring me?" */
const WANTS_RING = /\b(?:ring|call|phone|text) (?:me|us)\b|\bspeak to\b/

/** Rings somebody, and does not only turn the power off, as told. */
const RINGS = /\b(?:ring|call|phon|dial)\w*\b(?! (?:me|us|back)\b)|\bon to\b|\b(?:105|999)\b/

/** Dangers that people next door may be in, too. */
const OTHERS_IN: ReadonlySet<Danger> = new Set<Danger>(['gas', 'carbon-monoxide', 'fire'])

/** Asks whether to warn others: "should I tell the neighbours?", "do I knock on next door?" */
const ASKS_TO_WARN =
  /\b(?:should|shall|do|must|ought|can|need) (?:i|we)(?: (?:to|be|need|go|and|just|also))* (?:tell|warn|knock|let|get|wake|alert|fetch)\w*\b[^.?!]{0,24}\b(?:neighbou?rs?|next door|upstairs|downstairs|(?:other|rest of the) (?:flats?|people|tenants|building)|every(?:one|body) else)\b/

const OTHER_RINGS =
  /\b(?:my|our|the) \w+(?:'?s| is) (?:ringing|calling|phoning|on (?:to|the phone))\b/

/** Does as told: "we're going out now", "everyone's outside". */
const GETS_OUT =
  /\b(?:we're|we|were|i'm|i|they're|every(?:one|body)(?:'s| is)?)(?: are| am| have|'ve)?(?: (?:all|both|just|now|already|stood|on (?:my|our) way|off))* (?:(?:going|gone|getting|got|come|coming|heading|went) )?(?:out|outside|outdoors)\b(?! (?:of|for|with|to)\b)/

/** Asks whether another way will do: "is that all right?", "or should I wait?" */
const ASKS_LEAVE =
  /\b(?:is|would|will) (?:that|it)(?: be)? (?:al ?right|all right|ok|okay|enough|fine|better)\b|\bor (?:should|do|shall|wait)\b/

/** Wants somebody of the firm's to come out: "can you get someone to come out?", "are you telling your staff or not?" */
const WANTS_STAFF =
  /\b(?:get|send|fetch) (?:someone|somebody|anyone|one of your|your \w+)\b[^.?!]{0,20}\b(?:out|over|here|down|with|help)\b|\btell(?:ing)? your (?:staff|team|people)\b/

/** Asks what to do for the patient: "should I give him his EpiPen?" */
const ASKS_FIRST_AID =
  /\b(?:should|shall|do|can|must) (?:i|we) (?:just )?(?:give|put|move|sit|lay|lie|let|take|make|use|try|keep|do)\b|\bwhat (?:do|should|can) (?:i|we) do\b/

/** Asks what only somebody of the firm's can look up: "can you ask the kitchen what was in it?" */
const ASKS_TO_FIND_OUT =
  /\b(?:ask (?:the|your|him|her|them|someone|somebody)|find out|check (?:with|what|if|whether)|what(?:'s| is| was| were) in)\b/

/** "Do you not want my number?" */
const OFFERS_DETAILS = pattern`
  \b(?:(?:want|need|take|give you) (?:my|our|an?|the)|(?:got|have) (?:my|our)) (?:\w+ )?(?:
    number|name|address|details|post ?code
  )\b(?=[^?]*\?)
`

/** "Can you let the landlord know", "are you telling the owner or not?" */
const LETS_KNOW = pattern`
  \b(?:tell(?:ing)?|let(?:ting)?|inform(?:ing)?|warn(?:ing)?) (?:
    him|her|them
    |(?:the|my|your) (?:
      landlord|landlady|owner|agent|manager|office|boss|surgery|vet|dentist|chef|kitchen
      |plumber|electrician|engineer|builder|roofer|lads?|bloke
    )
  )\b
  |\bget (?:me )?the (?:kitchen|chef|manager|boss|owner)\b
`

/** Asks for the advice or the number again. */
const ASKS_WHAT = /\?.*\?|\b(?:should|do|must) (?:i|we)\b|\bwhat\b|\bnumber was\b/

/** Whether a caller in danger wants the owner to hear of it: "is Dave going to ring me?", "put me through". */
function wantsOwner({ plainText, commands, setup }: State): boolean {
  const isNamed = plainText.includes(plain(setup.urgent.to))
  return (
    isNamed ||
    LETS_KNOW.test(plainText) ||
    asksForRing(plainText) ||
    commands.some(({ kind }) => kind === 'person')
  )
}

/** Whether a caller in danger asks when somebody of the firm's comes: "is your plumber on his way?" */
function waitsForUs({ plainText, setup }: State): boolean {
  const ours = ['you', 'your', setup.trade, ...plain(setup.urgent.to).split(' ')]
  return asksForProgress(plainText) && wordsOf(plainText).some((word) => ours.includes(word))
}

/** Puts a name or number that is given in an emergency on the card; true if there was one. */
function keepDetails(state: State): boolean {
  if (state.open === 'phone-confirm' && has(state, 'yes')) confirmPhone(state)
  const told = state.commands.filter((one) => one.kind === 'tell')
  for (const { field, value } of told)
    if (field === 'name' || field === 'phone' || field === 'postcode') fill(state, field, value)
  return told.length > 0
}

/** Cannot find the stop tap: "I don't know where the stop tap is". */
const TAP_UNKNOWN =
  /\b(?:don't know|dunno|no idea|can't find|cannot find|not sure|haven't a clue|where(?:'s| is))\b[^.?!]{0,24}\b(?:stop ?(?:tap|cock)|tap|water off)\b/

/** Goes on with the call, once the caller has said that there is no danger. The line stays noted. */
export function handleSafe(state: State): void {
  const isMistake = state.commands.some((one) => one.kind === 'safe' && one.isMistake === true)
  // The owner still reads of the danger, and `from` keeps the line that told of it.
  state.card.urgency = 'urgent'
  fill(state, 'outcome', null)
  // A message that she takes while help comes goes on.
  const isTakingMessage = state.flow === 'message'
  if (!isTakingMessage) state.flow = 'none'
  state.isUrgent = false
  state.isHelped = false
  note(state)
  // Gums that bleed only when they are brushed are no matter for 111.
  if (isWhenTouched(state.plainText, notesOf(state))) mention(state, 'no-ambulance')
  else sayWhenToRing(state)
  // Who could not find the tap was told only of the power.
  if (state.danger === 'wet-electrics' && TAP_UNKNOWN.test(state.heard.join('. ')))
    mention(state, 'stop-tap-where', {}, { kind: 'urgent' })
  if (!isMistake) return
  state.mistaken = state.danger
  state.danger = null
  if (state.beforeDanger) restore(state, state.beforeDanger, isTakingMessage)
}

/** Puts back what stood before a danger that was a mistake, and says so of a booking or an urgent message. */
function restore(state: State, before: BeforeDanger, isTakingMessage: boolean): void {
  const { booked, bookedFrom, outcome, urgency, isUrgent, ...conversation } = before
  fill(state, 'urgency', urgency)
  fill(state, 'outcome', outcome)
  if (booked && bookedFrom !== undefined) {
    state.card.booked = booked
    state.from.booked = bookedFrom
  }
  state.isUrgent = isUrgent
  if (!isTakingMessage) {
    // A "no" to the danger answers no question from before it.
    ignore(state, 'yes', 'no')
    Object.assign(state, conversation)
  }
  if (booked) mention(state, 'still-booked')
  else if (isUrgent && outcome !== null) mention(state, 'still-urgent')
}

/** Says when to ring an emergency number after all; false if no danger has been spoken of. */
export function sayWhenToRing(state: State): boolean {
  const danger = state.danger ?? state.mistaken
  // Who treats patients knows that 111 can judge a socket that still oozes.
  if (danger === 'medical' && treatsPatients(state.setup)) mention(state, 'safe-patient')
  else if (danger !== null) mention(state, SAFE[danger])
  return danger !== null
}

const SAFE = {
  gas: 'safe-gas',
  'carbon-monoxide': 'safe-gas',
  electricity: 'safe-electricity',
  'wet-electrics': 'safe-electricity',
  fire: 'safe-again',
  crime: 'safe-again',
  life: 'safe-life',
  medical: 'safe-medical',
  animal: 'safe-animal',
} as const
