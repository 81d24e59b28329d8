/** How the chat's own answers came out on questions. **Units**: counts. */
type Rates = { right: number; suggested: number; missed: number; wrong: number }

/**
 * The last measurement, made without a language model.
 *
 * **Source**: `npm run bench -- answers` with the questions of tests/support/chat-questions that
 * nobody tuned to (`.unseen`).
 */
export const accuracy: {
  measuredOn: string
  answerable: Rates
  notAnswerable: Rates
  danger: Rates
} = {
  measuredOn: '2026-11-23',
  answerable: { right: 27, suggested: 12, missed: 1, wrong: 1 },
  notAnswerable: { right: 13, suggested: 0, missed: 0, wrong: 1 },
  danger: { right: 5, suggested: 0, missed: 0, wrong: 0 },
}
