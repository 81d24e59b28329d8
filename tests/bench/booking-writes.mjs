import { setTimeout as wait } from 'node:timers/promises'
import { median, row } from './report.mjs'

/** How many calls are booked for the throughput, and how many at a time. */
const BOOKING_COUNT = 150
const PARALLEL_COUNT = 10

/** How many are booked before the clock starts: a cold isolate would measure its compiler. */
const WARM_UP_COUNT = 50

/** Against a bare route that does one insert in D1, in the same run. */
const RATIO_MIN = 0.5

/** With this many bookings in the table, slots for 21 days are answered in so long. */
const BOOKED_COUNT = 500
const SLOTS_MEDIAN_MAX_MS = 10
const SLOTS_REQUEST_COUNT = 201

/**
 * Books calls and asks for free ones, on the production build.
 *
 * **Shape**: `url` serves the build; `database` is the path of its D1 file; `bareRatePerSec` is what
 * the bare insert has reached in the same run with `PARALLEL_COUNT` requests at a time.
 */
export async function bookingWrites({ url, database, bareRatePerSec }) {
  return [await throughput(url, bareRatePerSec), await slotsOfFullTable(url, database)]
}

/** The rate at which `request` is answered with 2xx, so many at a time. **Units**: per second. */
export async function rateOf(count, request) {
  let next = 0
  const misses = []
  const worker = async () => {
    while (next < count) {
      const index = next
      next += 1
      const response = await request(index)
      await response.arrayBuffer()
      if (!response.ok) misses.push(`request ${index} got ${response.status}`)
    }
  }
  const startMs = performance.now()
  await Promise.all(Array.from({ length: PARALLEL_COUNT }, worker))
  return { perSec: (count / (performance.now() - startMs)) * 1000, misses }
}

async function throughput(url, bareRatePerSec) {
  const { slots } = await (await fetch(`${url}/api/booking/slots`)).json()
  const book = (index) =>
    fetch(`${url}/api/booking`, {
      method: 'POST',
      // Of one network only twenty calls a day are taken, of one address three.
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': `10.0.0.${index}` },
      body: JSON.stringify({
        slot: slots[index],
        zone: 'Europe/London',
        name: 'Bench',
        email: `bench${index}@example.com`,
      }),
    })
  await rateOf(WARM_UP_COUNT, book)
  const { perSec, misses } = await rateOf(BOOKING_COUNT, (index) => book(WARM_UP_COUNT + index))
  const ratio = perSec / bareRatePerSec
  return row({
    what: `booking a call, ${PARALLEL_COUNT} at a time`,
    measured: `${perSec.toFixed(0)}/s, ${ratio.toFixed(2)} of a bare insert`,
    wanted: `${RATIO_MIN} of a bare insert`,
    misses: ratio < RATIO_MIN ? [`${ratio.toFixed(2)} of ${bareRatePerSec.toFixed(0)}/s`] : misses,
    figures: { perSec, bareRatePerSec },
  })
}

async function slotsOfFullTable(url, database) {
  await fill(database)
  const times = []
  for (let request = 0; request < SLOTS_REQUEST_COUNT; request += 1) {
    const startMs = performance.now()
    await (await fetch(`${url}/api/booking/slots`)).arrayBuffer()
    times.push(performance.now() - startMs)
    await wait(1)
  }
  const medianMs = median(times)
  return row({
    what: `slots for 21 days, ${BOOKED_COUNT} bookings in the table`,
    measured: `${medianMs.toFixed(1)} ms median`,
    wanted: `${SLOTS_MEDIAN_MAX_MS} ms`,
    misses: medianMs > SLOTS_MEDIAN_MAX_MS ? [`${medianMs.toFixed(1)} ms`] : [],
    figures: { times },
  })
}

/** Half of them are to come and count against every slot; half are over. */
async function fill(file) {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(file)
  const insert = database.prepare(
    `insert into bookings (id, request_key, visitor_key, starts_at, ends_at, zone, name, email,
       note, status, created_at, updated_at)
     values (?1, ?1, '', ?2, ?3, 'UTC', 'Bench', ?1 || '@example.com', '', 'booked', ?2, ?2)
     on conflict do nothing`,
  )
  const instant = (ms) => `${new Date(ms).toISOString().slice(0, 16)}:00Z`
  const { n } = database.prepare('select count(*) as n from bookings').get()
  const halfHourMs = 30 * 60 * 1000
  for (let index = 0; index < BOOKED_COUNT - n; index += 1) {
    const steps = index % 2 === 0 ? index : -index
    // A minute off the half hour: none of them may meet one that the bench has booked.
    const startMs = Math.floor(Date.now() / halfHourMs) * halfHourMs + steps * halfHourMs + 60_000
    insert.run(`bench-${index}`, instant(startMs), instant(startMs + halfHourMs))
  }
  database.close()
}
