import type { Setup } from '../types.ts'
import { fill, fillAsked, has, ignore, notesOf, type State } from '../state.ts'
import { tellsService } from '../understanding/command.ts'
import { OF_HEAT } from '../understanding/danger/urgent-kinds.ts'
import { findUrgent } from '../understanding/danger/urgent-phrases.ts'
import { animalsIn } from '../understanding/services/animals.ts'
import { statedIn } from '../understanding/services/read-job-line.ts'
import { GENERIC_POINTS } from '../understanding/services/said-words.ts'
import { chooseService } from '../understanding/services/services.ts'
import { plain } from '../understanding/text/text.ts'
import { note } from './notes.ts'

/** Whether a booking may be for an animal, which a table or a room is not. */
const isForAnimals = ({ setup }: State) => setup.trade === 'other' || setup.trade === 'vet'

/** Asks the owner's facts about an animal that the firm may not take, when a caller books for one: "my cat's nails". */
export function askIfTaken(state: State): void {
  const animals = new Set(animalsIn(state.plainText))
  const isBooking =
    state.flow === 'booking' || has(state, 'book') || state.commands.some(tellsService)
  if (animals.size !== 1 || !isBooking || !isForAnimals(state) || state.card.booked !== null) return
  const index = state.setup.facts.findIndex((fact) => turnsDown(fact, animals))
  if (index < 0) return
  const isAsked = state.commands.some((one) => one.kind === 'ask' && one.index === index)
  if (!isAsked) state.commands = [...state.commands, { kind: 'ask', topic: 'fact', index }]
}

/** An answer that turns a caller down: "no, dogs only". */
const TURNS_DOWN = /^(?:no|only|\w+ only)\b/i

/** Asks whether an animal is taken. "Do I need to stay with my dog? No" turns no dog down. */
const ASKS_IF_TAKEN =
  /\b(?:do|can|will|would|could) you (?:\w+ )?(?:accept|board|clip|do|groom|handle|have|look after|see|take|treat|trim|walk|wash)\b|\b(?:accepted|allowed|taken|welcome)\b/

/** Whether a fact says no of one of these animals, whatever it is asked. */
const saysNoOf = (
  { question, answer }: Setup['facts'][number],
  animals: ReadonlySet<string | undefined>,
) => TURNS_DOWN.test(answer) && animalsIn(plain(question)).some((one) => animals.has(one))

/** Whether a fact says that one of these animals is not taken. */
const turnsDown = (fact: Setup['facts'][number], animals: ReadonlySet<string | undefined>) =>
  ASKS_IF_TAKEN.test(plain(fact.question)) && saysNoOf(fact, animals)

/** Books no service that the answer to the same line turns down: "do you do guinea pigs? Just the nails". */
export function dropTurnedDown(state: State): void {
  const isTurnedDown = state.reply.some(
    ({ source, text }) => source.kind === 'fact' && TURNS_DOWN.test(text),
  )
  const animals = new Set(animalsIn(state.plainText))
  const isOfAnimal = isForAnimals(state) && animals.size === 1 && !tellsOtherwise(state, animals)
  const isAsked =
    state.from.service === state.line && !has(state, 'book', 'tell-when') && !choosesApart(state)
  if (!isTurnedDown || state.card.booked !== null || !(isAsked || isOfAnimal)) return
  note(state)
  fill(state, 'service', null)
  state.commands = state.commands.filter((one) => !tellsService(one))
  if (!isOfAnimal) return
  // Nothing is left to book.
  ignore(state, 'book', 'tell-when')
  fillAsked(state, { day: null, minute: null })
  state.flow = 'none'
  state.slot = null
  state.offered = []
  state.question = null
}

/** Whether a reply says "no" to another question about an animal: "do I need to stay with my dog?" */
function tellsOtherwise({ reply, setup }: State, animals: ReadonlySet<string | undefined>) {
  return reply.some(({ source }) => {
    const fact = source.kind === 'fact' ? setup.facts[source.index] : undefined
    return fact && saysNoOf(fact, animals) && !turnsDown(fact, animals)
  })
}

/** Whether a line chooses a service in a sentence of its own: "the will, please. Do you do legal aid?" */
function choosesApart({ plainText, setup, trade, card, listed }: State): boolean {
  if (listed.length === 0) return false
  const chosen = chooseService(statedIn(plainText), setup.services, trade.synonyms, GENERIC_POINTS)
  return chosen !== null && chosen.name === card.service
}

/** Asks whether the firm works on something. */
const ASKS_IF_SERVED =
  /\bdo you (?:\w+ )?(?:cover|deal with|do|fit|fix|handle|install|look (?:at|after)|maintain|mend|repair|see to|service|touch|work (?:on|with))\b/

/**
 * Ends the urgency of heating that the firm does not serve, as the answer to the line says, and of nothing else.
 * Returns whether it had begun.
 */
export function dropUnservedUrgency(state: State): boolean {
  const { setup, commands, card, isUrgent, plainText } = state
  const isUnserved = commands.some((one) => {
    const fact = one.kind === 'ask' && one.index !== undefined ? setup.facts[one.index] : undefined
    if (fact === undefined || !TURNS_DOWN.test(fact.answer)) return false
    const question = plain(fact.question)
    return ASKS_IF_SERVED.test(question) && OF_HEAT.test(question)
  })
  if (!isUnserved) return false
  const told = commands.find((one) => one.kind === 'urgent')
  const word = told?.word ?? (isUrgent ? findUrgent(notesOf(state), setup.urgent.words) : null)
  // "Do you do oil boilers as well?" may be about another boiler.
  const isOther = /\b(?:also|as well|too)\b/.test(plainText)
  if (word === null || !OF_HEAT.test(plain(word)) || isOther || card.urgency === 'emergency')
    return false
  ignore(state, 'urgent', 'hurry')
  if (!isUrgent) return false
  note(state)
  state.isUrgent = false
  fill(state, 'urgency', 'normal')
  state.flow = 'none'
  state.open = null
  return true
}
