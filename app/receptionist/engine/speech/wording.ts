import { answers } from './words/answers.ts'
import { dangers } from './words/dangers.ts'
import { diary } from './words/diary.ts'
import { endings } from './words/endings.ts'
import { questions } from './words/questions.ts'
import { replies } from './words/replies.ts'

/**
 * Everything that Ava can say, by purpose; the words in braces come from the set-up, the diary or
 * the caller. Many have several wordings, so that she need not repeat herself.
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
