import { answers } from './words/answers.ts'
import { dangers } from './words/dangers.ts'
import { diary } from './words/diary.ts'
import { endings } from './words/endings.ts'
import { questions } from './words/questions.ts'
import { replies } from './words/replies.ts'

/**
 * All that Ava can say, by what it is for; the words in braces come from the set-up, the diary or
 * the caller. Several of one kind, so that she need not say the same twice.
 */
export const wording = {
  ...questions,
  ...replies,
  ...answers,
  ...diary,
  ...endings,
  ...dangers,
} as const satisfies Record<string, readonly string[]>

/** One kind of thing that Ava says. */
export type Wording = keyof typeof wording
