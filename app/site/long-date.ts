/** The names of the months, from January. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A day as the site writes it, such as 20 January 2025; `american` is January 20, 2025.
 *
 * Not by `Intl`: a phone would load its data for it while the page comes alive.
 *
 * **Shape**: of an ISO date, or of a time in UTC, whose date counts.
 */
export function formatLongDate(iso: string, style: 'british' | 'american' = 'british'): string {
  const [year = '', month, day] = iso.slice(0, 'YYYY-MM-DD'.length).split('-')
  const name = MONTHS[Number(month) - 1]
  return style === 'american' ? `${name} ${Number(day)}, ${year}` : `${Number(day)} ${name} ${year}`
}
