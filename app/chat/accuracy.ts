/** Counts of the chat's own answers by outcome. */
export type Rates = { right: number; suggested: number; missed: number; wrong: number }

/**
 * The last measurement, made over HTTP without a language model.
 *
 * **Source**: 70 questions written by someone who had not seen the answers. Follow-up questions
 * count like any others.
 */
export const accuracy: {
  measuredOn: string
  answerable: Rates
  notAnswerable: Rates
  danger: Rates
} = {
  measuredOn: '2026-11-23',
  answerable: { right: 38, suggested: 14, missed: 1, wrong: 0 },
  notAnswerable: { right: 13, suggested: 0, missed: 0, wrong: 1 },
  danger: { right: 3, suggested: 0, missed: 0, wrong: 0 },
}
