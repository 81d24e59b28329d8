/** The limits of one call; longer input is refused. */
export const limits = {
  lineMaxCount: 60,
  lineMaxChars: 500,
  setupMaxBytes: 6 * 1024,
  serviceMaxCount: 40,
  factMaxCount: 60,
  /** Towns, postcodes or urgent words: of each. */
  wordMaxCount: 200,
  commandMaxCount: 4,
  commandMaxChars: 200,
} as const

/** When Ava gives up, and how much she says in one reply. */
export const budgets = {
  /** Misses on one question before she takes a message. */
  missCount: 3,
  /** Silences in a row before she says goodbye. */
  silenceCount: 2,
  /** Lines that change nothing before she says goodbye. */
  idleCount: 9,
  sentenceCount: 2,
  replyMaxWords: 45,
} as const

/** When appointments can start, and how far ahead she looks for free times. */
export const booking = {
  aheadMaxDays: 365,
  noticeMinutes: 30,
  searchDays: 42,
  gridMinutes: 15,
} as const
