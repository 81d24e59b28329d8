import type { Service } from '../../types.ts'
import { part } from '../text/patterns.ts'
import { contentOf, plain } from '../text/text.ts'
import { withWills } from './said-words.ts'
import { tellingWords } from './service-names.ts'

/** Says "not" to a service. */
export const DENIAL = new RegExp(
  part`
    (?:
      (?:
        ^
        |(?<=[,.;!?] |\b(?:no|nah|nope|i'm|we're|it's|that's|said|love|but|and|actually|sorry|oh) )
      )not(?! the same\b)
      |\b(?:it|that|this) isn't
      |\b(?:don't|do not|didn't|not) (?:want|need|after|booking)(?: to (?:book|have|see))?
      |(?<=^|[.!?] )no(?! (?:not|the)\b)
    )(?: (?:an?|any|the|another|for|about|with|one of))* ((?:(?!\b(?:just|only|but|i|i'm|it's|want)\b)[^,.;!?])+)
  `,
  'g',
)

/** Drops a service before the line goes on: "leave the stripping, can I just get him bathed", "never mind the tap". */
const DROP = new RegExp(
  part`
    (?<!\b(?:don't|do not|not|won't|didn't|never|can't|to|can i|could i|i|we) )\b(?:
      leave|forget|never ?mind|scrap|drop|skip|ditch|bin|sack
      |(?:don't|do not|not) (?:bother (?:with)?|worry about|fancy)
    )(?: (?:about|off|out))? (?:the|that|this|his|her|my|any|having)(?: (?:idea of )?(?:the|a))? ((?:(?!\b(?:
      just|only|but|and|so|then|now|today|for|i|i'll|i'm|we|we'll|can|could|do|make|book|it's|till|until|to|with|at
    )\b)[^,.;!?])+)(?! ?(?:till|until|to|with|at)\b)(?:for (?:now|today))?
  `,
  'g',
)

/** Names a kind of work and nothing else. */
const isWork = (what: string) =>
  /^(?:(?:full|another|a) )?(?:repair|service|clean|check|visit|review)\W*$/.test(what)

const WHICH =
  /\b(?:\w+day|tomorrow|tonight|morning|afternoon|evening|at \d|by|near|next to|beside)\b/

/** "It's not just signing, I need advice": another thing is wanted, and not one thing more. */
const NOT_JUST = /\bnot (?:just|only) (?=.*\b(?:need|want)\b)/

const MORE = /\b(?:as well|too|also|both)\b/

/** A line without the services that it denies, and those services: "not a viewing, a valuation". */
export function withoutDenied(
  said: string,
  services: readonly Service[],
  denials: readonly RegExp[] = [DROP, DENIAL],
): { text: string; denied: readonly Service[] } {
  const line = MORE.test(said) ? said : said.replace(NOT_JUST, 'not ')
  if (denials.every((one) => line.search(one) < 0)) return { text: line, denied: [] }
  const denied: Service[] = []
  // Once for all denials: a line may hold fifty.
  const known = services.map((service) => ({
    service,
    all: [...contentOf(service.name)],
    telling: tellingWords(service),
  }))
  const withoutNamed = (said: string, what: string) => {
    const words = contentOf(withWills(`a ${what}`))
    // "Not a new boiler" leaves the boiler service.
    const whole = known.filter(({ all }) => all.length > 0 && all.every((one) => words.has(one)))
    const named =
      whole.length > 0
        ? whole
        : known.filter(
            ({ all, telling }) =>
              telling.some((one) => words.has(one)) ||
              // "Not a repair, a new one", of which every repair is denied.
              (isWork(what) && all.some((one) => words.has(one))),
          )
    // "Not a viewing on Tuesday" denies the day, "not a table by the stairs" the place; of "not the Sunday
    // lunch" the day is part of the name.
    const names = named.map(({ service }) => plain(service.name))
    if (WHICH.test(names.reduce((rest, name) => rest.replace(name, ' '), what))) return said
    denied.push(...named.map(({ service }) => service))
    return named.length > 0 ? ' ' : said
  }
  const text = denials.reduce((left, one) => left.replace(one, withoutNamed), line)
  return { text, denied }
}
