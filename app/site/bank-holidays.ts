/**
 * The bank holidays of England and Wales, including substitute days, on which our office is closed. The
 * example diaries of /try compute theirs (`app/receptionist/engine/bank-holidays.ts`), for any year.
 *
 * **Source**: https://www.gov.uk/bank-holidays for 2026 and 2027; 2028 by the same rules (Easter on
 * 16 April, New Year's Day a Saturday), since the list there does not reach it yet.
 */
export const bankHolidays: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',

  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',

  '2028-01-03',
  '2028-04-14',
  '2028-04-17',
  '2028-05-01',
  '2028-05-29',
  '2028-08-28',
  '2028-12-25',
  '2028-12-26',
])

/** The last day for which the bank holidays are known; `npm run doctor` warns a year before. */
export const lastBankHolidayDay = `${[...bankHolidays].toSorted().at(-1)?.slice(0, 4)}-12-31`
