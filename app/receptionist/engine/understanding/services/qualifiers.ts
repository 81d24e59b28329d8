import type { Service } from '../../types.ts'
import { pattern } from '../text/patterns.ts'
import { stem } from '../text/text.ts'
import { ageIn, FOR_CALLER, FOR_CHILDREN, type Said } from './said-words.ts'
import type { Name } from './service-names.ts'

type Match = { service: Service; points: number; name: Name }

const NEWCOMER = new Set(['new', 'first', 'initial'].map(stem))

/** Says that it is for somebody grown up. */
const OF_ADULT =
  /\badults?\b|\bgrown[- ]?ups?\b|\bi'?m (?:1[89]|[2-9]\d)\b(?! ?(?:min|miles?|weeks|hours?|st\b|nd\b|rd\b|th\b))/

/** Says that the caller has been before. */
const OF_KNOWN = pattern`
  \b(?:existing|current|regular|long[- ]standing) (?:patient|client|customer|member)s?\b
  |\b(?:already (?:registered|on your books|an? (?:patient|client|customer|member))|not an? new (?:patient|client|customer))\b
  |\b(?<!never |not |n't )been (?:with|to|coming to|seeing) you\b
  |\bcoming (?:to you |here )?for (?:\w+ )?years\b
`

/** Wants to be taken on: "are you taking new patients", "can I get on your books". */
const JOINS = pattern`
  \bto (?:join(?! in\b)|register)\b
  |\bnew (?:patient|client|customer)s?\b
  |\bon(?: ?to)? your books\b
`

/** Whether a line is of somebody who is to be taken on. */
export const isNewcomer = (text: string) => JOINS.test(text) && !OF_KNOWN.test(text)

/** The service that is for newcomers, by the first words of its name; null if none or two are. */
export function serviceForNew(services: readonly Service[]): Service | null {
  const [only, other] = services.filter(({ name }) =>
    /^(?:new (?:patient|client|customer)|first|initial|trial)\b/i.test(name),
  )
  return only && !other ? only : null
}

/** Whether somebody of that age is a child by the name of a service, such as "under 18"; null if it says no age. */
function isYoung(age: number | null, { text }: Name): boolean | null {
  const [, limit] = /\bunder (\d+)/.exec(text) ?? []
  return age === null || limit === undefined ? null : age < Number(limit)
}

/** The points of the one service that is left once others of its kind are for other people: it is surely meant. */
const ONLY_POINTS = 2

/**
 * Leaves out the services for other people than the line tells of, and a child's unless others are called the same. One
 * whose qualifier it does not say is at most as likely as those: a check-up may be the routine one or the child's.
 */
export function forCaller(found: readonly Match[], said: Said): readonly Match[] {
  if (found.every(({ name }) => name.qualifiers.length === 0)) return found
  const age = ageIn(said.text)
  const isAdult = OF_ADULT.test(said.text) || FOR_CALLER.test(said.text)
  const isKnown = OF_KNOWN.test(said.text)
  const isOfChild = ({ name }: Match) => name.qualifiers.some((word) => FOR_CHILDREN.has(word))
  const isOfNew = ({ name }: Match) => name.qualifiers.some((word) => NEWCOMER.has(word))
  const isUnsaid = (one: Match) => {
    const isOther = one.name.qualifiers.some((word) => !said.words.has(word))
    if (!isOfChild(one)) return isOther || (isKnown && isOfNew(one))
    const isChild = isYoung(age, one.name)
    return isChild === null ? isOther : !isChild
  }
  const others = found.filter((one) => !isUnsaid(one))
  const isForOther = (one: Match) => {
    if (!isUnsaid(one)) return false
    if (!isOfChild(one)) return isKnown && isOfNew(one)
    const isAlone = others.length > 0 && !others.some((other) => sharesWord(one, other))
    return isAdult || isYoung(age, one.name) === false || isAlone
  }
  const left = found.filter((one) => !isForOther(one))
  const [only, other] = left
  if (only && !other && left.length < found.length)
    return [{ ...only, points: Math.max(only.points, ONLY_POINTS) }]
  return left.map((one) => {
    const kin = isUnsaid(one) ? others.filter((other) => sharesWord(one, other)) : []
    const most = Math.max(...kin.map(({ points }) => points))
    return kin.length > 0 && one.points > most ? { ...one, points: most } : one
  })
}

/** Whether two names have a word in common: both are examinations. */
const sharesWord = ({ name }: Match, other: Match) =>
  name.stems.some((word) => other.name.stems.includes(word))
