import { mention, unsay } from '../speech/say.ts'
import { has, type State } from '../state.ts'
import { asksWhatsIn } from '../understanding/asks/price-words.ts'
import { hopesToBeRung } from '../understanding/asks/status.ts'
import { tellsService } from '../understanding/command.ts'
import { FAMILY } from '../understanding/danger/danger-words.ts'
import { tellingWords } from '../understanding/services/service-names.ts'
import { namedServices } from '../understanding/services/services.ts'
import { pattern } from '../understanding/text/patterns.ts'
import { contentOf, plain } from '../understanding/text/text.ts'
import { isKnown, note } from './notes.ts'
import { wantsMore } from '../understanding/wants/besides.ts'

/** Somebody else's need: "my mum's poodle needs a groom an' all", "the cat wants doing too". */
const OF_OTHER = pattern`
  \b(?:my|me|our|his|her|the) (?:\w+ )?(?:
    ${FAMILY}|other \w+|\w+'s \w+|dog|cat|puppy
  ) (?:needs?|wants?|could do with) (?:
    an?(?! (?:lot|bit)\b)|one|it|his|her|its|doing|seeing
  )\b
`

/** Takes down another booking that is asked for after one was made. */
export function addToBooking(state: State): boolean {
  if (state.card.booked === null || state.flow !== 'none') return false
  const text = state.plainText
  const isService = state.commands.some(
    (one) => tellsService(one) && one.value !== state.card.service,
  )
  const isChange =
    /\b(?:instead|rather|actually|change|make it|swap|switch|should|meant|wrong|not (?:an?|the|my))\b/.test(
      text,
    )
  const isAnother =
    has(state, 'several') ||
    /\b(?:as well|add|another|also|second|other \w+)\b/.test(text) ||
    (isService && !isChange)
  const isOfOther = OF_OTHER.test(text) || wantsMore(text)
  if (!isOfOther && !(isAnother && has(state, 'book', 'several', 'tell', 'tell-when'))) return false
  note(state)
  if (state.commands.some(isKnown)) {
    // "How much is a nail trim? And can you do it as well?" puts nothing in place of what is booked.
    state.commands = state.commands.filter((one) => one.kind === 'ask')
    return false
  }
  state.isOneSaid = true
  mention(state, 'one-each')
  return true
}

const ADDS = pattern`
  \b(?:
    as well|also|too|at the same time
    |both(?= (?:of (?:them|those|these)|the|an?|please|then)\b| \w+ and\b|\W*$)
    |on (?:that|it|there)|includ\w*
    |while (?:he|she|they|you)(?:'s|'re|s| is| are)? (?:here|there|at it|in|on|round)
    |(?:and|then|with) (?:the|my|our|an?)(?: \w+){1,3}(?=\W*$|,| (?:needs?|wants?)\b)
  )\b
`

/** Whether a line speaks of another service besides the one being booked: "and the radiator?" */
export function addsService(state: State): boolean {
  const line = plain(state.text)
  const isChange = state.commands.some(tellsService)
  if (isChange || state.trade.hasParty || !ADDS.test(line)) return false
  // "Does that include the nails?" asks before the booking, and adds nothing to it.
  return !(state.card.booked === null && asksWhatsIn(line)) && namesOther(state)
}

/** Whether a line names another service than the one being booked: "so is the radiator booked or not?" */
export function namesOther({ card, setup, trade, plainText }: State): boolean {
  const service = setup.services.find(({ name }) => name === card.service)
  if (!service) return false
  const own = contentOf(service.name)
  return namedServices(plainText, setup.services, trade.synonyms).some(
    (one) => one !== service && tellingWords(one).every((word) => !own.has(word)),
  )
}

/** Says after a booking that another service is not in it. Returns whether the line asks for one. */
export function sayThisOnly(state: State): boolean {
  if (state.card.booked === null || state.flow !== 'none' || !addsService(state)) return false
  note(state)
  state.isOneSaid = true
  mention(state, 'this-only', { what: state.bookedWhat }, { kind: 'diary' })
  return true
}

/** Promises no call soon, to a caller who books and wants one: "book it. Can somebody ring me today?" */
export function sayNoCallSoon(state: State): void {
  if (!hopesToBeRung(state.plainText)) return
  for (const key of ['noted', 'message-kept', 'pass-on'] as const) unsay(state, key)
  mention(state, 'ring-when')
}
