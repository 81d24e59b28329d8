import type { Setup } from '../../types.ts'
import { peopleWhoCome } from '../asks/related-facts.ts'
import { readOnce } from '../text/remembered.ts'
import { plain } from '../text/text.ts'

const IS_WORD = /^\p{L}[\p{L}'-]*$/u

/** What may follow the name of somebody wanted; another word would be a surname, or what they are to do. */
const NEXT =
  '(?=\\W|$)(?!,? (?!(?:please|not|and|but|if|on|at|then|for|or|instead|this|next|who|she|he|though|again|as|cos|because|i|to (?!ring|call|phone|text|e-?mail|let|know|tell))\\b)[a-z])'

/** The firm's people, as plain words; what an owner typed that is no word must not become part of a pattern. */
const namesOfStaff = ({ facts, urgent }: Setup) =>
  [...peopleWhoCome(facts).names, plain(urgent.to)].filter((one) => IS_WORD.test(one))

/** Wants one of the firm's people: "with Kirsty please", "just put Kirsty", "does Kirsty do it?" */
const wantedStaff = readOnce((setup: Setup): RegExp => {
  const one = `(?:${namesOfStaff(setup).join('|') || '(?!)'})`
  const name = `(?:(?:dr|mr|mrs|ms|miss) )?${one}(?: ${one})?`
  return new RegExp(
    `(?:(?<!\\b(?:spoke|speak\\w*|talk\\w*|arranged|agreed|been|dealt|was|checked|left|chat\\w*) )\\bwith|\\b(?:put|have|get|see|want|like|prefer|send|ask for|it(?:'s)? be|is it))(?: it| me)?(?: with)? ${name}${NEXT}|\\b(?:can|could|will|does) ${name} (?:do|come)\\b|\\b${name} (?:to do|to come|does|doing)\\b`,
    'u',
  )
})

/** Whether a line wants one of the firm's people for a booking. */
export const wantsStaff = (text: string, setup: Setup) => wantedStaff(setup).test(text)

/** Whether a name is that of one of the firm's people. */
export const isStaff = (name: string, setup: Setup) => namesOfStaff(setup).includes(plain(name))
