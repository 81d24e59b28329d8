import { findPassage } from './knowledge.ts'
import type { Passage } from './passage.ts'
import type { Question } from './question.ts'

/** A part of an answer, with where on the site it stands. */
export type Piece = { text: string; sources: readonly Source[] }

/** A link to a page and section of this site. */
export type Source = { title: string; href: string }

/**
 * Something that visitors ask about, however they put it.
 *
 * **Shape**: each of `cues` names the terms (see `synonyms.ts`) of which all must be in the question;
 * `=` before them: and no other that means anything. `#plan`, `#plans`, `#count` and `#trade` stand
 * for a plan's name, two of them, a month's calls and a trade. `answer` is null when the site no
 * longer says it. `isSmallTalk` is heard only where nothing else is asked.
 */
export type Topic = {
  id: string
  cues: readonly string[]
  /** Terms that belong to it as well, once a cue is there: they are no second question. */
  also?: string
  /** A term that makes it another question. */
  unless?: string
  isSmallTalk?: boolean
  answer: (question: Question, asked: ReadonlySet<string>) => Piece | null
}

/** Puts sentences together, leaving out those that there are not. */
export function piece(
  sentences: readonly (string | null | undefined)[],
  ...sources: Source[]
): Piece {
  return { text: sentences.filter(Boolean).join(' '), sources }
}

/** The link to a passage. */
export function sourceOf({ source, href }: Passage): Source {
  return { title: source, href }
}

/** Says what stands under this heading, on this page; several are said one after the other. */
export function said(...wanted: readonly (readonly [title: RegExp, href?: string])[]) {
  return (): Piece | null => {
    const found = wanted.flatMap(([title, href]) => findPassage(title, href) ?? [])
    if (found.length < wanted.length) return null
    return piece(
      found.map(({ text }) => text),
      ...found.map(sourceOf),
    )
  }
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]”?)\s+(?=[“"A-Z0-9£])/)
}

/** The first sentence under a heading that says this, or null. */
export function sentenceIn(title: RegExp, wording: RegExp, href?: string): string | null {
  const passage = findPassage(title, href)
  return (passage && sentencesOf(passage.text).find((sentence) => wording.test(sentence))) ?? null
}
