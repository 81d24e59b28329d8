import { expect, test } from 'vitest'
import { quickestMs } from '#tests/support/cpu-time.ts'
import { mergePaste, readPaste } from './read-paste.ts'
import { fieldsOf } from './setup-fields.ts'
import { trades } from '../engine/trades/trades.ts'

function serviceOf(line: string) {
  return readPaste(line).services[0]
}

test.each([
  ['Boiler service £90', 'Boiler service', '90', '60'],
  ['Boiler service (45 mins) - £1,250.50', 'Boiler service', '1,250.50', '45'],
  ['- Full survey .......... £1,200.00', 'Full survey', '1,200', '60'],
  ['Cut and colour, 1 hr 30 min: 85 pounds', 'Cut and colour', '85', '90'],
  ['Consultation 30 minutes FREE', 'Consultation', 'free', '30'],
  ['Boiler service £90, 60 min', 'Boiler service', '90', '60'],
  ['Boiler service £1,250, 1.5 hours', 'Boiler service', '1,250', '90'],
  ['Gas safety certificate (CP12) - £75 - 45 mins', 'Gas safety certificate CP12', '75', '45'],
  ['Probate: fixed fee £1,950', 'Probate', '1,950', '60'],
])('a line of a price list is a service: %s', (line, name, price, minutes) => {
  expect(serviceOf(line)).toEqual({ name, price, minutes, books: 'yes' })
})

test.each([
  ['Bathroom installation from £2,500', 'It starts from £2,500.'],
  ['Bathroom installation from £40 per room', 'It starts from £40 per room.'],
  ['Bathroom installation £50–£80 an hour + VAT', 'It’s £50–£80 an hour + VAT.'],
  ['Bathroom installation approx £60', 'It’s approx £60.'],
])('a price that is not exact becomes an answer: %s', (line, answer) => {
  const paste = readPaste(line)
  expect(paste.services[0]).toMatchObject({ name: 'Bathroom installation', price: '' })
  expect(paste.facts).toEqual([{ question: 'How much is Bathroom installation?', answer }])
})

test('two services in one line are two', () => {
  expect(readPaste('Cut £30, 30 min, colour £60, 90 min').services).toMatchObject([
    { name: 'Cut', price: '30', minutes: '30' },
    { name: 'colour', price: '60', minutes: '90' },
  ])
})

test.each([
  ['Mon-Fri 9am - 5.30pm', [0, 1, 2, 3, 4], '09:00', '17:30'],
  ['Saturday: 9-1', [5], '09:00', '13:00'],
  ['Open 7 days a week 08:00 to 20:00', [0, 1, 2, 3, 4, 5, 6], '08:00', '20:00'],
  ['Weekdays 10am–12 noon', [0, 1, 2, 3, 4], '10:00', '12:00'],
  ['Monday, Wednesday and Friday 9 to 5', [0, 2, 4], '09:00', '17:00'],
  ['Fri to Mon 6pm - 2am', [0, 4, 5, 6], '18:00', '02:00'],
  ['Sat 1-5', [5], '13:00', '17:00'],
])('opening hours are read: %s', (line, days, from, to) => {
  const { hours, services } = readPaste(line)
  expect(hours.flatMap((one, day) => (one?.from ? [day] : []))).toEqual(days)
  expect(hours[days[0] ?? 0]).toEqual({ from, to })
  expect(services).toEqual([])
})

test.each([
  [
    'Open Monday to Friday 8am to 6pm, Sat 9-1, closed Sunday',
    'MTWTF 08:00-18:00, S 09:00-13:00, S closed',
  ],
  ['9-5 Mon-Fri, 9-1 Sat', 'MTWTF 09:00-17:00, S 09:00-13:00, S closed'],
  ['Closed Mon and Tue, Wed–Sun 9–5', 'MT closed, WTFSS 09:00-17:00'],
  ['Open daily 9-5, closed Sunday', 'MTWTFS 09:00-17:00, S closed'],
  ['Mon–Fri 9–12, 1–5', ''],
  ['Mon 9-12\nMon 1-5', 'M 09:00-12:00'],
  ['Mon-Fri 9-5 except Wednesdays', ''],
  ['First Monday of the month 9-1', ''],
  ['Sat 9-9.00am', ''],
])('days with their own hours in one line get them, or none: %s', (text, week) => {
  const { hours, report } = readPaste(text)
  const said = hours.reduce<[string, string][]>((runs, day, i) => {
    if (!day) return runs
    const open = day.from === '' ? 'closed' : `${day.from}-${day.to}`
    const last = runs.at(-1)
    if (last?.[1] === open) last[0] += 'MTWTFSS'[i]
    else runs.push(['MTWTFSS'[i] ?? '', open])
    return runs
  }, [])
  expect(said.map((run) => run.join(' ')).join(', ')).toBe(week)
  expect(report.missed.length > 0).toBe(week === '' || text.includes('\n'))
})

test('days that a week of opening hours leaves out are closed, and the report says so', () => {
  const fields = fieldsOf(trades.plumber.setup)
  const paste = readPaste('Tue-Sat 9am-5pm')
  const merged = mergePaste(fields, paste, [])
  expect(merged.hours.map(({ from }) => from)).toEqual(['', ...Array(5).fill('09:00'), ''])
  expect(paste.report.understood).toEqual([
    'Tuesday to Saturday: 09:00 to 17:00',
    'Monday, Sunday: closed, because the text gives no hours',
  ])
  for (const line of ['Sat 10-2', 'Closed Saturday and Sunday']) {
    const { hours } = mergePaste(fields, readPaste(line), [])
    expect(hours.slice(0, 5)).toEqual(fields.hours.slice(0, 5))
  }
})

test.each([
  'Do you take cards? Yes, all of them.',
  'Q: Do you take cards? A: Yes, all of them.',
  'Q: Do you take cards?\nA: Yes, all of them.',
])('a question and its answer are read: %j', (text) => {
  expect(readPaste(text)).toMatchObject({
    facts: [{ question: 'Do you take cards?', answer: 'Yes, all of them.' }],
    report: { missed: [] },
  })
})

test('pasted answers take the place of the example’s, and of no answer that was changed', () => {
  const example = [
    { question: 'Do you do legal aid?', answer: 'No.' },
    { question: 'Where can I park?', answer: 'In the street.' },
  ]
  const own = { question: 'Where can I park?', answer: 'Behind the office.' }
  const fields = { ...fieldsOf(trades.solicitor.setup), facts: [...example.slice(0, 1), own] }
  const paste = readPaste('Do you offer legal aid? Yes, we do.')
  expect(mergePaste(fields, paste, example).facts).toEqual([own, ...paste.facts])
  expect(mergePaste(fields, readPaste('Mon-Fri 9-5'), example).facts).toEqual(fields.facts)
})

test('a slogan is not a question, and the hours below it are not its answer', () => {
  const paste = readPaste('Need a plumber?\nMon-Fri 8-6')
  expect(paste.report.missed).toEqual(['Need a plumber?'])
  expect(paste.hours[0]).toEqual({ from: '08:00', to: '18:00' })
})

test('whole postcode areas are read, and an address is not an area', () => {
  const paste = readPaste('We cover LS1 to LS3, BD and Harrogate\n12 High Street, Leeds LS6 1AB')
  expect(paste).toMatchObject({ outward: ['LS1', 'LS2', 'LS3', 'BD'], towns: ['Harrogate'] })
  expect(paste.report.missed).toEqual(['12 High Street, Leeds LS6 1AB'])
  expect(readPaste('We cover LS and HG').outward).toEqual(['LS', 'HG'])
  for (const line of ['PE', 'Serving DJs and PA']) expect(readPaste(line).outward).toEqual([])
})

test('postcodes in brackets are read', () => {
  const paste = readPaste('We cover York, Selby and nearby villages (YO1, YO8 & YO24-YO26)')
  expect(paste).toMatchObject({
    outward: ['YO1', 'YO8', 'YO24', 'YO25', 'YO26'],
    towns: ['York', 'Selby'],
  })
  expect(paste.report.missed).toEqual(['nearby villages'])
})

test('towns of the area take the place of the example’s', () => {
  const paste = readPaste('Areas covered: Leeds, Chapel Allerton and Stoke-on-Trent')
  expect(paste.towns).toEqual(['Leeds', 'Chapel Allerton', 'Stoke-on-Trent'])
  expect(paste.report.missed).toEqual([])
  const fields = fieldsOf(trades.plumber.setup)
  expect(mergePaste(fields, paste, []).towns).toBe('Leeds, Chapel Allerton, Stoke-on-Trent')
  expect(mergePaste(fields, readPaste('We cover LS1'), []).towns).toBe(fields.towns)
  for (const line of ['We cover all makes of boiler', 'Serving Breakfast, Lunch and Dinner'])
    expect(readPaste(line)).toMatchObject({ towns: [], report: { missed: [line] } })
})

test('a closed day, postcodes, and a question with its answer are read', () => {
  const paste = readPaste(
    'Sunday closed\nWe cover LS1-LS4 and BD3\nDo you take cards?\nYes, all of them.',
  )
  expect(paste.hours[6]).toEqual({ from: '', to: '' })
  expect(paste.outward).toEqual(['LS1', 'LS2', 'LS3', 'LS4', 'BD3'])
  expect(paste.facts).toEqual([{ question: 'Do you take cards?', answer: 'Yes, all of them.' }])
})

test('lines that are not understood are reported, and become nothing else', () => {
  const missed = [
    'A family firm since 1987',
    'Call 0113 496 0000',
    'Feel free to call',
    'Save £50 on a new boiler',
    '24 hour call-out £90',
    'Survey 1-2 hours £90',
    'Haircut £25 before noon',
    `A word ${'and another '.repeat(50)}`.trim(),
  ]
  const paste = readPaste(`${missed.join('\n')}\n£££`)
  expect(paste.report).toEqual({ understood: [], missed })
  expect(paste.services).toEqual([])
  const long = readPaste('Word\n'.repeat(121)).report.missed
  expect(long).toHaveLength(121)
  expect(long.at(-1)).toContain('after line 120')
  const wide = readPaste(`${'Word '.repeat(40)}\n`.repeat(50)).report.missed
  expect(wide.at(-1)).toContain('after 8,000 characters')
})

test.each([
  '£'.repeat(8000),
  'from '.repeat(2000),
  'mon '.repeat(2000),
  '1 '.repeat(4000),
  'LS1 - '.repeat(1500),
  `${'a.'.repeat(4000)}£5`,
  `${'£1 & '.repeat(90)}\n`.repeat(17),
  `${'closed mon, '.repeat(40)}\n`.repeat(16),
  `${'1 hour '.repeat(70)}\n`.repeat(16),
  `${'LS1-99 '.repeat(70)}\n`.repeat(16),
])('8,000 characters made to be slow are read at once (%#)', (text) => {
  expect(quickestMs(() => readPaste(text))).toBeLessThan(250)
})
