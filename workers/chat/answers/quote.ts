import { weightOf } from './knowledge.ts'
import type { Passage } from './passage.ts'
import type { Question } from './question.ts'
import { answerIn, piece, sentencesOf, sourceOf, type Piece } from './topic.ts'
import { contentOf, type Term } from './words.ts'

/** As much as a phone shows without scrolling. */
const QUOTE_MAX_CHARS = 340
const SENTENCE_MAX_COUNT = 3

/** Says what a passage says, or those of its sentences that speak of these terms. */
export function quote(passage: Passage, question: Question): Piece {
  const text = answerIn(passage, question)
  if (text.length <= QUOTE_MAX_CHARS) return piece([text], sourceOf(passage))
  const wanted = new Set<Term>(question.content)
  const best = sentencesOf(text)
    .map((sentence, at) => {
      const heard = new Set(contentOf(sentence).filter((term) => wanted.has(term)))
      return { sentence, at, score: [...heard].reduce((sum, term) => sum + weightOf(term), 0) }
    })
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, SENTENCE_MAX_COUNT)
  let length = 0
  const kept = best.filter(({ sentence }, rank) => {
    length += sentence.length
    return rank === 0 || length <= QUOTE_MAX_CHARS
  })
  return piece(
    kept.toSorted((a, b) => a.at - b.at).map(({ sentence }) => sentence),
    sourceOf(passage),
  )
}
