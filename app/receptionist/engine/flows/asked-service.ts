import { fill, has, type State } from '../state.ts'
import { tellsService } from '../understanding/command.ts'
import { booksThat } from '../understanding/wants/book-asks.ts'

/**
 * Takes the service whose price the caller asked for, if they now have it booked. The price of another is only
 * asked for: "just book them in, and how much is a bath?" Returns whether there is one.
 */
export function takeAskedService(state: State): boolean {
  const { card, topic, open, setup, plainText, commands } = state
  if (card.service !== null || open !== 'service' || topic === null || state.flow === 'message')
    return false
  if (!has(state, 'book') || !booksThat(plainText)) return false
  const isAsked = (name: string) =>
    commands.some((one) => one.kind === 'ask' && one.topic === 'price' && one.about === name)
  if (commands.some((one) => tellsService(one) && !isAsked(one.value))) return false
  if (!setup.services.some(({ name, isBookable }) => name === topic && isBookable)) return false
  fill(state, 'service', topic)
  state.commands = commands.filter((one) => !tellsService(one))
  return true
}
