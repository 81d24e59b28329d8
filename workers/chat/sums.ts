import { monthPence, plans } from '#app/site/pricing.ts'

const SUM = /£\s?(\d[\d,]*(?:\.\d{1,2})?)/g
const NUMBER = /\d[\d,]*/g

/** The largest number that counts as a month's calls. */
const CALL_MAX_COUNT = 100_000

/** How many numbers of a conversation or an answer count, from its end. */
const NUMBERS_MAX_COUNT = 100

/**
 * Starts a check of one answer. The function it returns finds the index of the first sum in the answer so
 * far that is neither on the price list nor computed from it, or -1.
 *
 * **Shape**: sums may be computed from the numbers of calls in `conversation` and in the answer.
 */
export function createSumCheck(conversation: string): (answer: string) => number {
  const known = new Set(
    plans.flatMap(({ priceGbp, extraCallPence }) => [
      priceGbp * 100,
      priceGbp * 100 * 12,
      extraCallPence,
    ]),
  )
  const read = new Set<number>()
  /** Adds the sums that new numbers lead to. Each piece brings the whole answer again, so known ones are skipped. */
  function learn(text: string): void {
    const numbers = [...text.replace(SUM, ' ').matchAll(NUMBER)].slice(-NUMBERS_MAX_COUNT)
    for (const [number] of numbers) {
      const count = Number(number.replaceAll(',', ''))
      if (count > CALL_MAX_COUNT || read.has(count)) continue
      read.add(count)
      for (const pence of plans.flatMap((plan) => sumsOf(plan, count))) known.add(pence)
    }
  }
  learn(conversation)
  return (answer) => {
    const sums = [...answer.matchAll(SUM)]
    if (sums.length === 0) return -1
    learn(answer)
    const foreign = sums.find(
      ([, sum = '']) => !known.has(Math.round(Number(sum.replaceAll(',', '')) * 100)),
    )
    return foreign?.index ?? -1
  }
}

/** The sums that a number of calls leads to. **Units**: pence. */
function sumsOf(plan: (typeof plans)[number], count: number): number[] {
  const month = monthPence(plan, count)
  return [month, month - plan.priceGbp * 100, count * plan.extraCallPence]
}
