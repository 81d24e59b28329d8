import { sayPhone } from '../speech/format.ts'
import { ask } from '../speech/say.ts'
import type { State } from '../state.ts'

/** Asks for the name or number, which every flow needs; false once both are given or refused. */
export function askDetails(state: State): boolean {
  const { card, skipped } = state
  if (card.name === null && !skipped.has('name')) {
    ask(state, 'name', 'ask-name')
    return true
  }
  if (card.phone === null && !skipped.has('phone')) {
    if (card.name !== null && !state.isNameUsed && state.reply.length === 0) {
      state.isNameUsed = true
      ask(state, 'phone', 'ask-phone-for', { name: card.name }, lineSource(state, 'name'))
    } else ask(state, 'phone', 'ask-phone')
    return true
  }
  if (card.phone !== null && !card.isPhoneConfirmed && !skipped.has('phone-confirm')) {
    ask(
      state,
      'phone-confirm',
      'ask-phone-confirm',
      { phone: sayPhone(card.phone) },
      lineSource(state, 'phone'),
    )
    return true
  }
  return false
}

/** Asks for the postcode if somebody has to come; false once it is given or refused. */
export function askPostcode(state: State): boolean {
  const { isVisit, hasAddresses } = state.trade
  const isNeeded = isVisit || (hasAddresses && state.isUrgent)
  if (!isNeeded || state.card.postcode !== null || state.skipped.has('postcode')) return false
  ask(state, 'postcode', 'ask-postcode')
  return true
}

function lineSource(state: State, field: 'name' | 'phone') {
  return { kind: 'line', line: state.from[field] ?? state.line } as const
}
