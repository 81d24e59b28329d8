import { monthPence, plans } from '#app/site/pricing.ts'

const SUM = /£\s?(\d[\d,]*(?:\.\d{1,2})?)/g
const NUMBER = /\d[\d,]*/g

/** A larger number is not taken for a month's calls. */
const CALL_MAX_COUNT = 100_000

/**
 * The index of the first sum that is neither on the price list nor computed from it, or -1.
 *
 * **Shape**: `conversation` has the numbers of calls that sums may be computed from.
 */
export function findForeignSum(text: string, conversation: string): number {
  const sums = [...text.matchAll(SUM)]
  if (sums.length === 0) return -1
  const counts = [...`${conversation} ${text}`.replace(SUM, ' ').matchAll(NUMBER)]
    .map(([number]) => Number(number.replaceAll(',', '')))
    .filter((count) => count <= CALL_MAX_COUNT)
  const known = new Set(
    plans.flatMap((plan) => [
      plan.priceGbp * 100,
      plan.priceGbp * 100 * 12,
      plan.extraCallPence,
      ...counts.flatMap((count) => {
        const month = monthPence(plan, count)
        return [month, month - plan.priceGbp * 100, count * plan.extraCallPence]
      }),
    ]),
  )
  const foreign = sums.find(
    ([, sum = '']) => !known.has(Math.round(Number(sum.replaceAll(',', '')) * 100)),
  )
  return foreign?.index ?? -1
}
