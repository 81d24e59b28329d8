import { setTimeout as wait } from 'node:timers/promises'
import { withDatabase } from './database.mjs'
import { post } from './post.mjs'
import { median, row } from './report.mjs'

/** How many calls are booked for the throughput in each round, and how many at a time. */
const BOOKING_COUNT = 150
const PARALLEL_COUNT = 10
const ROUND_COUNT = 3

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
 * **Shape**: `url` serves the build, `bareUrl` the bare insert; `database` is the path of its D1 file.
 */
export async function bookingWrites({ url, bareUrl, database, log }) {
  return [await throughput(url, bareUrl, database, log), await slotsOfFullTable(url, database)]
}

async function throughput(url, bareUrl, database, log) {
  const { slots } = await (await fetch(`${url}/api/booking/slots`)).json()
  const figures = []
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    // In turns: what else the machine does falls on both.
    const bare = await rateOf(`${bareUrl}/insert`, 200, (index) => ({
      email: `bare-booking-${round}-${index}@example.com`,
    }))
    const ours = await rateOf(`${url}/api/booking`, 201, (index) => ({
      slot: slots[index],
      zone: 'Europe/London',
      name: 'Bench',
      email: `bench${index}@example.com`,
    }))
    // There are not slots enough for all rounds.
    empty(database)
    log(`booking: ${ours.toFixed(0)} against ${bare.toFixed(0)} posts a second`)
    figures.push({ ours, bare, ratio: ours / bare })
  }
  const ratio = median(figures.map((figure) => figure.ratio))
  return row({
    what: 'booking posts against a bare D1 insert',
    measured: `${ratio.toFixed(2)}x`,
    wanted: `>= ${RATIO_MIN}x`,
    misses: ratio < RATIO_MIN ? [`${ratio.toFixed(2)}x of a bare insert`] : [],
    figures,
  })
}

/** How many posts a second are answered, so many at a time, after some that warm the isolate up. */
async function rateOf(address, wantedStatus, body) {
  let next = 0
  const worker = async (end) => {
    while (next < end) {
      const index = next
      next += 1
      // Of one network only twenty calls a day are taken, of one address three.
      const headers = { 'CF-Connecting-IP': `10.200.0.${index}` }
      const status = await post(new URL(address), body(index), headers)
      if (status !== wantedStatus) throw new Error(`${address} answered ${status} to post ${index}`)
    }
  }
  const all = (end) => Promise.all(Array.from({ length: PARALLEL_COUNT }, () => worker(end)))
  await all(WARM_UP_COUNT)
  const startMs = performance.now()
  await all(WARM_UP_COUNT + BOOKING_COUNT)
  return (BOOKING_COUNT / (performance.now() - startMs)) * 1000
}

async function slotsOfFullTable(url, database) {
  fill(database)
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

function empty(file) {
  withDatabase(file, (database) => database.exec('delete from bookings'))
}

/** Half of them are to come and count against every slot; half are over. */
function fill(file) {
  withDatabase(file, (database) => {
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
  })
}
