import type { Context } from '../context.ts'
import { isOfService } from '../services/job-line.ts'
import { GENERIC } from '../services/service-names.ts'
import { alikeServices } from '../services/services.ts'
import { pattern } from '../text/patterns.ts'
import { contentOf } from '../text/text.ts'

/** Moves or calls off something of the caller's own: "move my scale and polish". Who can't move their neck moves nothing. */
const MOVES_OWN = pattern`
  (?<!\b(?:can't|cannot|couldn't|can (?:hardly|barely)|be able to|when i|if i|hurts to|struggling to) )\b(
    cancel(?:ling)?|(?:mov|postpon|rearrang|re-?schedul)(?:e|ing)|shift(?:ing)?|push(?:ing)?
  ) (my|our) (?!(?:car|van|bike|fringe|parting|roots|hair)\b)(?![^,.;?!]*\b(?:to you|from (?:another|a different|my old|our old))\b)((?:(?!(?:to|on|from|at|for|till?|until|because|cos|if|and|so|but|there|over)\b)[\w'-]+ ?){1,6})
`

/** A name of a firm that moves things for a living: "house removal". */
const MOVES_THINGS = /\b(?:mov(?:e|es|ing)|removals?)\b/i

/**
 * A line that moves or calls off a service of the firm's, as one about "my appointment". What a firm that comes to its
 * callers works on may be moved itself: "move my boiler" is work, "move my boiler service" is not.
 */
export function asAppointment(text: string, context: Context): string {
  const [found, verb, own, thing] = MOVES_OWN.exec(text) ?? []
  if (found === undefined || thing === undefined) return text
  const { isVisit, setup, synonyms } = context
  const isNamed =
    isOfService(thing, context) || alikeServices(thing, setup.services, synonyms).length > 0
  const isWork =
    (isVisit && ![...contentOf(thing)].some((one) => GENERIC.has(one))) ||
    setup.services.some(({ name }) => MOVES_THINGS.test(name))
  return isNamed && !isWork ? text.replace(found, `${verb} ${own} appointment ${thing}`) : text
}
