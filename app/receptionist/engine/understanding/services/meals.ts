import { weekdayOf, WEEKDAYS, type Day } from '../../calendar.ts'
import type { Service } from '../../types.ts'
import type { Span } from '../when/day-parts.ts'

/** When people eat what a service is named for, in minutes from midnight. */
const MEALS: readonly (readonly [name: RegExp, Span])[] = [
  [/\bbreakfast\b/i, [0, 11 * 60]],
  [/\bbrunch\b/i, [9 * 60, 14 * 60]],
  [/\blunch\b/i, [11 * 60, 16 * 60 + 29]],
  [/\btea\b/i, [14 * 60, 17 * 60]],
  [/\b(?:dinner|supper|evening)\b/i, [16 * 60 + 30, 24 * 60]],
]

type Wish = { day?: Day | null; minute?: number | null; span?: Span | null }

const mealsOf = (name: string) => MEALS.filter(([named]) => named.test(name))

/** When the meals of a name are eaten: "lunch or dinner" from noon to night. */
function mealOf(name: string): Span | undefined {
  const spans = mealsOf(name).map(([, span]) => span)
  if (spans.length === 0) return undefined
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))]
}

const timeOf = ({ minute, span }: Wish) => minute ?? (span ? (span[0] + span[1]) / 2 : null)

/** The services for a meal that people eat at the wished time; none if there is no such time. */
export function mealsAt(wish: Wish, services: readonly Service[]): Service[] {
  const { day } = wish
  const at = timeOf(wish)
  if (at === null) return []
  return services.filter(({ name }) => {
    const meal = mealOf(name)
    const isDay = day === undefined || day === null || isOnDay(name, day)
    return meal !== undefined && isDay && at >= meal[0] && at <= meal[1]
  })
}

/** Whether a service is for a meal that nobody eats at the wished time: afternoon tea for an evening. */
export function isOtherMeal(wish: Wish, name: string): boolean {
  const [at, meal] = [timeOf(wish), mealOf(name)]
  return at !== null && meal !== undefined && (at < meal[0] || at > meal[1])
}

/** Whether a service is a table for any meal, or for several such as "lunch or dinner", and on any day. */
export const isPlainTable = (name: string) =>
  /\btables?\b/i.test(name) &&
  mealsOf(name).length !== 1 &&
  !WEEKDAYS.some((day) => name.includes(day))

/** Whether a service is for a day: a Sunday lunch is for Sundays. */
export function isOnDay(name: string, day: Day): boolean {
  const weekday = WEEKDAYS.findIndex((one) => name.includes(one))
  return weekday < 0 || weekdayOf(day) === weekday
}
