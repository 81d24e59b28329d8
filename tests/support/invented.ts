import { isOpenAt } from '#app/receptionist/engine/diary.ts'
import { completeSetup } from '#app/receptionist/engine/setup.ts'
import { sayTime } from '#app/receptionist/engine/speech/format.ts'
import { trades } from '#app/receptionist/engine/trades/trades.ts'
import type { Call, CallInput, Setup } from '#app/receptionist/engine/types.ts'
import { digitRuns, withDigits } from '#app/receptionist/engine/understanding/text/numbers.ts'
import { plain } from '#app/receptionist/engine/understanding/text/text.ts'
import { findTimes } from '#app/receptionist/engine/understanding/when/times.ts'

/** Numbers that she may give to anybody. */
const CONSTANTS = ['999', '111', '0800 111 999', '105', '116 123']
const DATE =
  /(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday) (\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)(?: (\d{4}))?/g
const TIME = /\b\d{1,2}(?::\d\d)? [ap]m\b|12 noon|12 midnight/g
const DAY_MINUTES = 24 * 60

/**
 * What Ava says without having been told: prices, times, dates and numbers that are in neither the
 * set-up, the diary, the caller's lines nor the constants.
 */
export function findInvented(input: CallInput, call: Call): string[] {
  const setup = completeSetup(input.setup, trades[input.setup.trade])
  const prices = new Set(setup.services.map(({ pricePence }) => shownPrice(pricePence ?? 0)))
  const times = knownTimes(input, setup)
  const numbers = knownNumbers(input, setup)
  const invented: string[] = []
  for (const turn of call.turns) {
    if (turn.who === 'caller') continue
    for (const { text, source } of turn.sentences) {
      // The owner's own words, which the page shows as such.
      if (source.kind === 'fact') continue
      const said = withoutTold(text, setup, call)
      const rest = said
        .replace(/£\d{1,3}(?:,?\d{3})*(?:\.\d\d)?/g, (price) => note(prices.has(price), price))
        .replace(DATE, (date, weekday: string, day: string, month: string, year?: string) =>
          note(isRealDate(weekday, `${day} ${month}`, year, input.now), date),
        )
        .replace(TIME, (time) => note(times.has(time), time))
      for (const [number] of rest.matchAll(/\+?\d[\d ]*\d|\d/g)) {
        if (!numbers(number)) invented.push(number)
      }
    }
  }
  return invented

  function note(isKnown: boolean, what: string): string {
    if (!isKnown) invented.push(what)
    return ' '
  }
}

/** A text without the names that the owner and the caller gave. */
function withoutTold(text: string, setup: Setup, { card }: Call): string {
  const { area, services, name, town, urgent } = setup
  const told = [name, town, urgent.to, card.name ?? '', card.postcode ?? '']
  const names = [
    ...services.map((service) => service.name),
    ...told,
    ...area.towns,
    ...area.outward,
  ]
  return names
    .filter((one) => /\d/.test(one))
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (rest, one) => rest.replaceAll(new RegExp(`(?<!\\d)${escape(one)}(?!\\d)`, 'gi'), ' '),
      text,
    )
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function shownPrice(pence: number): string {
  const digits = pence % 100 === 0 ? 0 : 2
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** Opening and closing times, the diary's half hours while open, and times that the caller said. */
function knownTimes({ lines }: CallInput, setup: Setup): Set<string> {
  const minutes = setup.hours.flatMap((hours) =>
    (hours ?? []).map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
  )
  for (let minute = 0; minute < DAY_MINUTES; minute += 30) {
    // The week of 5 to 11 January 2026 has no bank holiday.
    const isOpen = [0, 1, 2, 3, 4, 5, 6].some((at) => isOpenAt(setup, { day: 20_458 + at, minute }))
    if (isOpen) minutes.push(minute)
  }
  for (const { text } of lines) {
    // Any hour, such as the "seven" of "at seven", whatever the words around it.
    for (const [hour] of withDigits(plain(text)).matchAll(/\d{1,2}/g))
      minutes.push(Number(hour) * 60, Number(hour) * 60 + DAY_MINUTES / 2)
    for (const { value } of findTimes(withDigits(plain(text)), true, []))
      minutes.push(value.minute, (value.minute + DAY_MINUTES / 2) % DAY_MINUTES)
  }
  return new Set(minutes.map((minute) => sayTime(minute % DAY_MINUTES)))
}

/** Whether digits are a constant, a length, the size of a party, or in the caller's lines. */
function knownNumbers({ lines }: CallInput, setup: Setup): (said: string) => boolean {
  const heard = lines.map(({ text }) => withDigits(plain(text)))
  const digits = [
    ...heard.map((line) => line.replace(/\D/g, '')),
    ...lines.flatMap(({ text }) => digitRuns(plain(text)).map((run) => run.digits)),
  ].join(' ')
  const minutes = setup.services.map((service) => String(service.minutes))
  return (said) => {
    const bare = said.replace(/\D/g, '')
    if (CONSTANTS.includes(said.trim()) || minutes.includes(bare)) return true
    // A caller who says "me and my two kids" hears "for 3".
    if (bare.length < 3 && heard.some((line) => /\b(?:me|my|i|us|we|our)\b/.test(line))) return true
    return (
      digits.includes(bare) || isCorrected(bare, digits) || digits.includes(bare.replace(/^0/, ''))
    )
  }
}

/** Whether the caller corrected the end of a number: "no, it ends 456". */
function isCorrected(number: string, digits: string): boolean {
  return [2, 3, 4, 5, 6].some(
    (count) => digits.includes(number.slice(-count)) && digits.includes(number.slice(0, -count)),
  )
}

function isRealDate(weekday: string, date: string, year: string | undefined, now: string): boolean {
  const thisYear = Number(now.slice(0, 4))
  const years = year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1]
  return years.some((one) => {
    const day = new Date(`${date} ${one} 12:00 UTC`)
    return day.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }) === weekday
  })
}
