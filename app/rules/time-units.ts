/** A minute. */
export const MINUTE_MS = 60_000

/** A day of 24 hours. A day on the clock has 23 or 25 hours twice a year. */
export const DAY_MS = 24 * 60 * MINUTE_MS

/** An hour. */
export const HOUR_SEC = 60 * 60

/** A day of 24 hours. */
export const DAY_SEC = 24 * HOUR_SEC
