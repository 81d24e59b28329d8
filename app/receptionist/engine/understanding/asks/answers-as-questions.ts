import { hasKind, tells, type Command } from '../command.ts'
import { ASKS_WHEN, YES_NO, type Context } from '../context.ts'
import { isTimeAlone } from '../when/diary-asks.ts'
import { isNearest } from '../when/picks.ts'
import { asksLeave, asksPlainly, isEnquiry, isInOrder } from './questions.ts'
import { unusedWords } from '../text/remarks.ts'
import { contentOf } from '../text/text.ts'
import { withoutWait } from '../wants/asks-of-her.ts'
import { readAnswer } from '../answers/yes-no.ts'
import type { ClauseInLine } from './needs-no-answer.ts'
import { isOfVisit } from './indirect-requests.ts'

/** Words that may stand beside a time in an answer that only sounds like a question. */
const HEDGE: ReadonlySet<string> = contentOf(
  'maybe perhaps possibly any one day time flexible retired free easy whenever well tea early late bit',
)

/** Words of a question: "would she have to come in?" */
const ASKING =
  /\b(?:is|are|was|do|does|did|can|could|will|would|have|has|how|what|who|where|why|which)\b/

/** Whether a clause answers her question for the time: "I'm retired so any time, maybe one day next week?" */
export const givesTime = ({ clause, told }: ClauseInLine, { open, today }: Context) =>
  ASKS_WHEN.includes(open) &&
  hasKind(told, 'tell-when') &&
  !ASKING.test(clause) &&
  [...unusedWords(clause, told, today)].every((word) => HEDGE.has(word))

/** Whether a clause asks for a time that the line itself picks: "is seven not possible? The nearest to it, then.", "is there nothing before dinner? Twelve, then" */
export const isAnsweredByPick = ({ clause, told }: ClauseInLine, { today, open }: Context) =>
  (hasKind(told, 'pick') && (isTimeAlone(clause, today) || isNearest(clause))) ||
  (hasKind(told, 'pick', 'tell-when') &&
    (WHICH_ONE.test(clause) || (open === 'slot' && NOTHING_ELSE.test(clause))))

/** Asks which of the offered times was which: "what was the first one, half one? I'll have that" */
const WHICH_ONE = /\b(?:what|which) (?:was|were|is) the (?:first|second|last|other)\b/

/** Asks for other times than those offered, before one of them is taken. */
const NOTHING_ELSE =
  /^(?:(?:oh|so|and|ah),? )*(?:(?:is|isn't) there|have you(?: got)?|you've(?: got)?) (?:nothing|anything|nowt|no\w*) (?:\w+ )?(?:before|after|earlier|later|sooner|else)\b/

/** Whether a clause chooses from her list: "a consultation, I suppose?" */
export const choosesFromList = ({ clause, told }: ClauseInLine, { open }: Context) =>
  open === 'service' &&
  tells(told, 'service') &&
  /\b(?:i (?:suppose|guess|think)|maybe|perhaps|probably|please)\?$/.test(clause)

/** Whether a clause answers her question with yes or no, and is not worded as a question. */
export const isAnswerToHer = ({ clause, told }: ClauseInLine, context: Context) =>
  YES_NO.includes(context.open) &&
  !(YES_NO_NOT_ASKED.includes(context.open) && isOwnQuestion(clause, told, context)) &&
  !clause.includes('?') &&
  !asksLeave(clause) &&
  !isInOrder(clause) &&
  readAnswer(clause) !== null

/** Whether a clause asks for no more than a moment: "can I check my diary?" */
export const onlyAsksToWait = ({ clause, wants }: ClauseInLine) =>
  hasKind(wants, 'wait') && (!asksPlainly(withoutWait(clause)) || /\b(?:i|my|mine)\b/.test(clause))

/** Open questions at which a line that plainly asks something is a question, even with a yes or no in it. */
const YES_NO_NOT_ASKED: readonly Context['open'][] = [null, 'confirm', 'take-message']
/** Asks what the firm does: "so do you or don't you?" */
const WHETHER = /^(?:\w+,? ){0,2}?(?:do|does|did|is|are|have|has) (?:you|he|she|they|it|there)\b/
/** Asks for something to be done: "can I change the name to Declan?" */
const DO_IT =
  /\b(?:can|could|will|would) (?:i|we|you) (?:please |just )?[a-z]+ (?:the|my|it|that|him|her)\b/

/** Whether a clause with a yes or no in it asks something all the same: "so do you or don't you do Klarna" */
function isOwnQuestion(clause: string, told: Command[], { open, today }: Context): boolean {
  if (DO_IT.test(clause) || unusedWords(clause, told, today).size === 0) return false
  if (open === 'take-message') return WHETHER.test(clause)
  return open === null ? asksPlainly(clause) : isEnquiry(clause)
}

/** Whether a clause only says details again: "half ten on Tuesday, is that right?" */
export function onlyChecks(clause: string, told: Command[], { today }: Context): boolean {
  const said = clause.replace(/,? is (?:that|it) (?:right|correct)\W*$/, '')
  return !asksPlainly(said) && !isOfVisit(said) && unusedWords(said, told, today).size === 0
}
