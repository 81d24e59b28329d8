/**
 * Writes a day as 20 January 2025.
 *
 * The locale and the time zone are fixed: the server's and the browser's own would differ, and
 * hydration would find that.
 */
export const britishDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Writes a day as January 20, 2025, as the specification wants it of articles. */
export const americanDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
