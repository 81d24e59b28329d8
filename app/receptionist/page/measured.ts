/**
 * One measure of the exam and its result.
 *
 * **Shape**: `measure` is the exam's own title, `shown` the page's words for it.
 * **Units**: counts.
 */
type Measured = { measure: string; shown: string; right: number; total: number }

/** The day of the exam's last run. */
export const MEASURED_ON = '2026-11-29'

/**
 * The results of the last exam. Most lines are from public collections, and the same code as on the
 * page answered them.
 *
 * **Source**: `npm run exam`, which fails if its figures differ.
 */
export const measured: readonly [Measured, ...Measured[]] = [
  {
    measure: 'goals done: booked as asked, or honestly a message',
    shown: 'Whole calls: booked as asked, or took a message and said so',
    right: 390,
    total: 392,
  },
  {
    measure: 'date asked for, as people book',
    shown: 'Day asked for, in the words people book with',
    right: 487,
    total: 487,
  },
  {
    measure: 'time asked for, as people book',
    shown: 'Time asked for, in the words people book with',
    right: 500,
    total: 500,
  },
  {
    measure: 'date asked for, as engineers test',
    shown: 'Day, in sentences from engineers’ test sets',
    right: 63,
    total: 66,
  },
  {
    measure: 'time asked for, as engineers test',
    shown: 'Time, in sentences from engineers’ test sets',
    right: 49,
    total: 53,
  },
  { measure: 'name', shown: 'Name', right: 211, total: 213 },
  { measure: 'telephone number', shown: 'Telephone number', right: 339, total: 339 },
  {
    measure: 'a no or unsure never taken as yes',
    shown: 'A “no” or “maybe” never taken as “yes”',
    right: 258,
    total: 258,
  },
  {
    measure: 'danger, first line: emergency and the right number',
    shown: 'Danger: the right number to ring, at once',
    right: 360,
    total: 360,
  },
  {
    measure: 'out of scope, first line: passed on or not known',
    shown: 'Nothing to do with the business: passed on, or “I don’t know”',
    right: 601,
    total: 604,
  },
]
