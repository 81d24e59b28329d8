/**
 * Formats a date as 20 January 2025.
 *
 * Locale and time zone are fixed, because those of the server and the browser can differ, which breaks
 * hydration.
 */
export const britishDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a date as January 20, 2025, as the specification asks for articles. */
export const americanDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
