import { brand } from '#app/site/brand.ts'
import { findPassage, likeness } from './knowledge.ts'
import type { Passage } from './passage.ts'
import { openingOf, type Question } from './question.ts'

/** A part of an answer, with where on the site it stands. */
export type Piece = { text: string; sources: readonly Source[] }

/** A link to a page and section of this site. */
export type Source = { title: string; href: string }

/**
 * Something that visitors ask about, however they put it.
 *
 * **Shape**: each of `cues`, parted by a comma and a space, names terms (see `synonyms.ts`) of which
 * all must be in the question, in any order; `=` before them: and no other that means anything. `#plan`, `#plans`, `#count` and `#trade` stand
 * for a plan's name, two of them, a month's calls and a trade. `answer` is null when the site no
 * longer says it. `isSmallTalk` is heard only where nothing else is asked.
 */
export type Topic = {
  id: string
  cues: string
  /** Terms that belong to it as well, once a cue is there: they are no second question. */
  also?: string
  /** A term that makes it another question. */
  unless?: string
  /** Whether words that nobody knows belong to it: the name of a trade, say. */
  expectsUnknown?: boolean
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

/**
 * Says what stands under this heading, on this page; several are said one after the other.
 *
 * **Shape**: `lead` is what a text that is no whole sentence goes on from.
 */
export function said(
  ...wanted: readonly (readonly [title: RegExp, href?: string, lead?: string])[]
) {
  return (question: Question): Piece | null => {
    const found = wanted.map(([title, href]) => findPassage(title, href))
    const texts = found.map((passage, at) => {
      const lead = wanted[at]?.[2]
      if (!passage) return null
      return lead ? `${lead} ${lowerFirst(passage.text)}` : answerIn(passage, question)
    })
    if (texts.includes(null)) return null
    return piece(texts, ...found.flatMap((passage) => (passage ? sourceOf(passage) : [])))
  }
}

/** A word that only answers the passage's own question: Yes, No, Nothing. */
const OPENING = /^(?:(?:Yes|No),|[A-Z][a-z]+\.)\s+/
const NEGATES = /^(?:not|without|no|never)$/

/**
 * A passage's text, without the first word that answers its own question and no other.
 *
 * A wrong yes is worse than none: 'Can I start without a card?' must not hear 'No'.
 */
export function answerIn(passage: Passage, { terms, content, opening }: Question): string {
  const { title, text } = passage
  if (!OPENING.test(text)) return text
  const isSame =
    opening === openingOf(title) &&
    likeness(passage, content) === 1 &&
    !terms.some((term) => NEGATES.test(term))
  if (isSame) return text
  const bare = text.replace(OPENING, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** A sentence's beginning as it stands after other words. */
export function lowerFirst(text: string): string {
  const isName = [brand.persona, brand.name].some((name) => text.startsWith(name))
  return isName ? text : text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
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
