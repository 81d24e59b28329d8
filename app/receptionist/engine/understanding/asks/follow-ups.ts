import type { Setup } from '../../types.ts'
import type { Ask, Topic } from '../command.ts'
import type { Context } from '../context.ts'
import { findOutward } from '../details/postcodes.ts'
import { chooseService, moreSpecific } from '../services/services.ts'
import { pattern } from '../text/patterns.ts'
import { contentOf, plain } from '../text/text.ts'
import { findDates } from '../when/dates.ts'
import { factOnTopic } from './fact-topics.ts'
import { factTakenUp, findFactAbout, sharesWord } from './facts.ts'
import { asksOfHours, speaksOfSeason } from './opening-hours.ts'
import { isOfCost, isOfPrice } from './price-words.ts'

/** Whether a question asks for a price. */
export const isPrice = (topic: Topic) => topic === 'price' || topic === 'prices'

/** Whether two questions ask the same. */
export function isSame(before: Ask, { topic, about, index }: Ask): boolean {
  // "Who am I speaking to, are you a robot?": who she is says what she is, too.
  if (!before.about && !about && [before.topic, topic].every((one) => OF_HER.includes(one)))
    return true
  // "Do you do nail clipping, and what's the price?" asks for one price.
  if (before.topic === 'price' && topic === 'prices') return about === undefined
  return before.topic === topic && before.about === about && before.index === index
}

/** Ask who or what she is. */
const OF_HER: readonly Topic[] = ['who', 'robot']

/** Presses for the price that was asked for: "just roughly?", "for the one, even" */
const ROUGHLY =
  /^(?:(?:just|well|even|ok|okay|and|or|so|only|but),? )*(?:roughly|a rough (?:idea|figure|price|guess)|(?:a )?ball ?park(?: figure)?|(?:for )?(?:just |only )?the one)(?:,? (?:even|then|please|like|though|of them))*\W*$/

/**
 * A follow-up question: "and for a will?" after a price, "what about Otley?" after the area. `before` is
 * the question that it follows, on this line or the one before.
 */
export function askMore(
  clause: string,
  { topic, about }: { topic: Topic | null; about?: string },
  { setup, synonyms, today, before, isBooking, hasParty }: Context,
): Ask | null {
  const more =
    /^(?:(?:and )?(?:what|how) about (.*)|(?:no,? )?(?:sorry,? )?i mean(?:t)?,? (?:like |after that,? )*(.*)|(?:and|or) (?:.*\?$|\S+(?: \S+){0,3}$))/.exec(
      clause,
    )
  // "Do you cover Ripon?", then "HG4" alone.
  const isBare = /^(?:it's |it is |i'm |in |that's )*\S+\W*$/.test(clause)
  if (topic === 'area' && isBare && findOutward(clause) !== null)
    return { kind: 'ask', topic, about: clause }
  if (isBooking && topic === 'price' && ROUGHLY.test(clause)) return { kind: 'ask', topic, about }
  if (!more) return null
  const isPlace = more[1] !== undefined && findDates(more[1], today).dates.length === 0
  if (topic === 'area' && isPlace) return { kind: 'ask', topic, about: `cover ${more[1]}` }
  const isOfHours = topic === 'hours' || (topic === 'fact' && asksOfHours(before))
  if (isOfHours && (speaksOfSeason(clause) || findDates(clause, today).dates.length > 0))
    return { kind: 'ask', topic: 'hours' }
  const [thing = ''] = (more[1] ?? clause).split(', ')
  const service =
    chooseService(thing, setup.services, synonyms, 1) ??
    // "How much is a check-up? And for my son?"
    (about === undefined ? null : moreSpecific(clause, about, setup.services, synonyms))
  // "Do you do eleven plus?", then "what about GCSE?"; "what about a table on Friday?" asks for no price.
  const isThing = !isBooking && more[1] !== undefined && (isPlace || !hasParty)
  if (service && isThing && (topic === null || topic === 'unknown' || topic === 'fact'))
    return { kind: 'ask', topic: 'price', about: service.name }
  const isOfService = topic === 'price' || topic === 'prices' || topic === 'duration'
  // "And do I need a check-up first?" asks for no price.
  if (!service || !isOfService || /\b(?:need|have to|got to|must|should)\b/.test(clause))
    return null
  return { kind: 'ask', topic: topic === 'prices' ? 'price' : topic, about: service.name }
}

/** Points at what was said before: "how do I do that?", "where do I send it?" */
export const POINTS = /\b(?:it|that|this|these|those|one|them|they)\b/

const OPEN_TOPICS: readonly Topic[] = ['unknown', 'price', 'prices', 'duration']

/** Whether a question leaves out what it is about: "does that come with nails?", "is coffee included?" */
export const pointsBack = (text: string) =>
  POINTS.test(text) || /\b(?:includ\w*|extra|same)\b/.test(text)

/** Says which of the things spoken of the caller wants: "it's more the certificate I'm after". */
const WANTED = pattern`
  \bit(?:'s| is) (?:really |more |mainly |just |actually )*(?:the |an? |my |our )?([^,.;?!]{3,40}?) (?:that )?(?:i'm|i am|we're|we are|i|we) (?:really |mainly |mostly |actually |more )*(?:
    after|want(?:ing)?|need(?:ing)?|interested in|bothered about
    |(?:ringing|calling) (?:about|for)
  )\b
`

/** The thing that a line says it wants, among those that it speaks of, or null. */
export const thingWanted = (text: string) => WANTED.exec(text)?.[1] ?? null

/** Whether a clause asks if what was spoken of costs nothing. */
const asksIfFree = (clause: string) =>
  /\b(?:it|that|this)(?:'s| is)? (?:free|for nothing)\b/.test(clause)

/** The fact about a cost that the last lines asked for, or null. */
function costSpokenOf(recent: string, { facts }: Setup): number | null {
  const index = factOnTopic(recent, facts)
  return index !== null && isOfCost(facts[index]) ? index : null
}

/** "Oh, I mean for a quote, like", after "do you charge?": the fact that both together ask for. */
export function askAgain(clause: string, { topic, before, setup }: Context): Ask | null {
  const [, meant] = /\bi meant?,? (?:like |just |only )*(?:for|about|if|to) (.*)/.exec(clause) ?? []
  if (meant === undefined || topic === null) return null
  const index = factOnTopic(`${before} ${clause}`, setup.facts)
  const fact = setup.facts[index ?? -1]
  const isOfIt = fact !== undefined && sharesWord(fact.question, contentOf(meant))
  return isOfIt && index !== null ? { kind: 'ask', topic: 'fact', index } : null
}

/** Asks again whether the firm does what was spoken of: "so you do do it?" */
const DOES_IT =
  /^(?:(?:so|and|but|oh|right|then),? )*(?:do you|you do)(?: still| actually)? (?:do|offer) (?:it|that|them|those)\b/
/** The same, beside a price that is asked for as well: by itself "can you do that?" wants it booked. */
const CAN_DO_IT =
  /^(?:(?:so|and|but|oh|right|then),? )*(?:can|could|is that something) you (?:lot )?(?:do|manage|offer) ?(?:it|that|them|those|one)?(?: (?:for (?:me|us|him|her|them)|there|at all))*\W*$/

/** Whether the firm does what the rest of the line names, or what was asked about last. */
function askIfDone(rest: string, { setup, synonyms, inMind }: Context): Ask | null {
  const named = chooseService(rest, setup.services, synonyms, 1)?.name
  // "Whitening, do you do it?" asks about no service that was spoken of before.
  const about = named ?? (contentOf(rest).size === 0 ? inMind : null)
  return about === null ? null : { kind: 'ask', topic: 'price', about }
}

/** A question that takes its topic from the rest of the line, or from the line before. */
export function askOfThat(
  ask: Ask | null,
  clause: string,
  rest: string,
  context: Context,
): Ask | null {
  const { before, recent, setup, hasService, isUrgent } = context
  const isIfDone = DOES_IT.test(clause) || (isOfPrice(rest) && CAN_DO_IT.test(clause))
  const done = ask?.topic === 'unknown' && isIfDone ? askIfDone(rest, context) : null
  if (done) return done
  // "Is it free or not?", after a question whether a quote is.
  const ofCost =
    ask && isPrice(ask.topic) && asksIfFree(clause) ? costSpokenOf(recent, setup) : null
  if (ofCost !== null) return { kind: 'ask', topic: 'fact', index: ofCost }
  // "How long will it take?" on an urgent call is not about repairs that can wait.
  if (!ask || isUrgent || ask.about !== undefined) return ask
  if (!OPEN_TOPICS.includes(ask.topic)) return ask
  const isFollowUp = ask.topic === 'unknown' && /^so\b/.test(clause)
  if (!POINTS.test(clause) && !isFollowUp && contentOf(clause).size > 0) return ask
  // Of the service in hand she knows the price and the length.
  if (ask.topic !== 'unknown' && hasService) return ask
  const index =
    findFactAbout(clause, rest, setup.facts) ??
    findFactAbout(clause, before, setup.facts) ??
    (ask.topic === 'unknown' ? factTakenUp(clause, before, setup.facts) : null)
  if (index === null) return ask
  // "What's it cost for a new patient?" after "do you take NHS patients?"
  const isPriced = isPrice(ask.topic) || isOfPrice(clause)
  if (isPriced && !isOfPrice(plain(setup.facts[index]?.question ?? ''))) return ask
  return { kind: 'ask', topic: 'fact', index }
}
