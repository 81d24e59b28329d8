import { expect, test } from 'vitest'
import { quickestMs } from '#tests/support/cpu-time.ts'
import { readPaste } from './read-paste.ts'

function serviceOf(line: string) {
  return readPaste(line).services[0]
}

test.each([
  ['Boiler service £90', 'Boiler service', '90', '60'],
  ['Boiler service (45 mins) - £1,250.50', 'Boiler service', '1,250.50', '45'],
  ['- Full survey .......... £1,200.00', 'Full survey', '1,200', '60'],
  ['Cut and colour, 1 hr 30 min: 85 pounds', 'Cut and colour', '85', '90'],
  ['Consultation 30 minutes FREE', 'Consultation', 'free', '30'],
])('a line of a price list is a service: %s', (line, name, price, minutes) => {
  expect(serviceOf(line)).toEqual({ name, price, minutes, books: 'yes' })
})

test('a price with "from" becomes an answer and not an exact price', () => {
  const paste = readPaste('Bathroom installation from £2,500')
  expect(paste.services[0]).toMatchObject({ name: 'Bathroom installation', price: '' })
  expect(paste.facts).toEqual([
    { question: 'How much is Bathroom installation?', answer: 'It starts from £2,500.' },
  ])
})

test.each([
  ['Mon-Fri 9am - 5.30pm', [0, 1, 2, 3, 4], '09:00', '17:30'],
  ['Saturday: 9-1', [5], '09:00', '13:00'],
  ['Open 7 days a week 08:00 to 20:00', [0, 1, 2, 3, 4, 5, 6], '08:00', '20:00'],
  ['Weekdays 10am–12 noon', [0, 1, 2, 3, 4], '10:00', '12:00'],
  ['Monday, Wednesday and Friday 9 to 5', [0, 2, 4], '09:00', '17:00'],
  ['Fri to Mon 6pm - 2am', [0, 4, 5, 6], '18:00', '02:00'],
])('opening hours are read: %s', (line, days, from, to) => {
  const { hours, services } = readPaste(line)
  expect(hours.flatMap((one, day) => (one ? [day] : []))).toEqual(days)
  expect(hours[days[0] ?? 0]).toEqual({ from, to })
  expect(services).toEqual([])
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
  const paste = readPaste('A family firm since 1987\nCall 0113 496 0000\n£££')
  expect(paste.report.missed).toEqual(['A family firm since 1987', 'Call 0113 496 0000'])
  expect(paste.services).toEqual([])
})

test.each([
  '£'.repeat(8000),
  'from '.repeat(2000),
  'mon '.repeat(2000),
  '1 '.repeat(4000),
  'LS1 - '.repeat(1500),
  `${'a.'.repeat(4000)}£5`,
])('8,000 characters made to be slow are read at once (%#)', (text) => {
  expect(quickestMs(() => readPaste(text))).toBeLessThan(250)
})
