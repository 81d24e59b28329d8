import { hasKind } from '../command.ts'
import type { Context } from '../context.ts'
import { pattern } from '../text/patterns.ts'
import { isInOrder, isQuestion } from './questions.ts'
import type { ClauseInLine } from './needs-no-answer.ts'

/** Asks whether the firm tells prices at all: "so you don't do prices over the phone then?" */
const DOES_PRICES =
  /\byou (?:don't|can't|do|can|won't) (?:do|give|tell|say|quote)(?: me| us)?(?: any| a| the| out)? (?:prices?|quotes?|costs?)\b/

/** Asks with a noun alone: "and the electric?" */
const NOUN_ASKED = /^(?:(?:and|but|oh|so),? )+(?:the|your|any) [\w'-]+(?: [\w'-]+)?\?$/

/** Whether part of a line asks with a noun alone. */
export const asksByNoun = (clause: string) => NOUN_ASKED.test(clause)

/**
 * Whether a clause only has the mark of a question: "he's ringing Sarah, not me, yeah?" She notes it: to say
 * that she doesn't know it would deny what she has just been told.
 */
export const isStated = (
  { clause, wants }: ClauseInLine,
  { isBooking, isMessage, isDoubted, open }: Context,
) =>
  // "Oh sorry, you're the dentist?" says back who she is.
  (isBooking || isMessage || isDoubted) &&
  open !== 'confirm' &&
  !DOES_PRICES.test(clause) &&
  !(asksByNoun(clause) && !hasKind(wants, 'several')) &&
  // "Cheers, and he's ringing Sarah, yeah?" would otherwise only take leave.
  !hasKind(wants, 'thanks', 'goodbye') &&
  clause
    .replaceAll('?', '')
    .split(/[,;] |\b(?:so|but|and) (?=(?:can|could|is|are|will|would|do|does) )/)
    .every((part) => !isQuestion(part) && !isInOrder(part))

/** A remark that only asks to be agreed with: "you'll let him know, won't you?" */
const TAG = pattern`
  ^(?:(?:no|and|but|just|please|so),? )*(?:
    make sure|see (?:that|to it)|tell|ask|have|let|put|write|note|pop|mark|mention
    |remember
  )\b.*\b(?:will|won't|would|could|can) you\W*$
  |^(?:will|would|won't) you\W*$
  |^(?:it|that|this|you|he|she|they|we|i|the|my|your)(?:'\w+)? .*\b(?:
    (?:wo|ca|do|is|are|was|would|could|does|did|have|has|had|should)n't
    |will|can|do|would|is|are
  ) (?:you|it|he|she|they|we|i)\W*$
`

/** Asks about money, however it is worded: "I shouldn't have to pay again, should I". */
const OF_COST = /\b(?:pay|paying|charged?|cost|refund(?:ed)?)\b/

/** Whether a clause is a remark that only asks to be agreed with, and is not about money. */
export const isTag = (clause: string) => TAG.test(clause) && !OF_COST.test(clause)

/** "What?", "changed what, sorry?", or somebody's words said back: "ten working days?" */
const ECHO =
  /^(?:(?:oh,? )?(?:is it(?: not)?|is that so|really|have i|was it|did i)|what|eh|you what|what (?:rest|other (?:thing|question|bit))(?:,? i (?:only|just) asked [^?!]*)?|(?:\w+ ){1,2}what,? (?:sorry|dear|love|mate)|[\p{L}\d]+ (?:\w+ )?(?:minutes|hours|days|weeks|months))[?!. ]*$/u

/** Talk addressed to her that asks nothing: "are you listening?", "did you hear me?" */
const ARE_YOU_THERE = pattern`
  ^(?:but |and |hello,? )*(?:
    are you (?:even |still )?(?:listening|hearing|there)(?: to)?(?: me| us)?
    |(?:can|did|do) you (?:even )?(?:hear|understand)(?: me| that| what i said)?
  )(?:,? (?:love|dear|at all))?\W*$
`

/** Whether part of a line only asks if she is listening. */
export const asksIfThere = (text: string) => ARE_YOU_THERE.test(text)

/** Asks whether the call is nearly over, which her next question answers. */
const ARE_WE_DONE = pattern`
  ^(?:(?:yes|yeah|yep|right|ok|okay|so|and)[,.! ]+)*(?:
    are we (?:nearly |all |about )?(?:done|finished|there)
    |is that (?:it|all|everything|the lot)(?: you need)?(?: now| then)?
    |(?:do you need |is there )?anything else you need
    |nearly (?:done|there)
  )\W*$
`

const FOOLISH =
  '(?:daft|silly|stupid|thick|dim|dense|soft|barmy|mad|bonkers|crackers|senile|slow|an? (?:idiot|fool|nuisance|pain))'
const AFTER_LEAD =
  '(?:^|[,.!;] |\\b(?:oh|ooh|eh|no|sorry|wait|and|but|well|hi|hiya|hello) )(?:(?:oh|no|sorry|wait)[,. ]+)*'

/** A figure of speech: "I'll be seventy, would you believe". "Isn't it cold for a puppy?" is none. */
const RHETORICAL = pattern`
  ^(?:(?:what )?do you (?:think|reckon)|do you know|any idea|do you know what i mean)\W*$
  |\b(?:would|can) you (?:believe|credit)\b
  |${AFTER_LEAD}what am i (?:saying|like|thinking|on about)\b
  |${AFTER_LEAD}(?:am i|are(?:n't)? i|ain't i) (?:(?:just|only|being|going|getting|so|a bit|really) )*${FOOLISH}\b(?! (?:to|for|or|if|in|not|asking|thinking|wanting)\b)
  |${AFTER_LEAD}how ${FOOLISH} (?:am|can) i\b
  |${AFTER_LEAD}(?:isn't|ain't|wasn't) (?:it|that|this) (?:(?:just|absolutely|really|so|a bit|ever so|always) )*(?:
    cold|chilly|freezing|bitter|warm|boiling|wet|miserable|grim|awful|terrible|dreadful|shocking|lovely|gorgeous|typical|mad|ridiculous|the way
  )\b(?! (?:in|for|to|if|when|with|enough|or)\b)
  |\bwhere(?:'s| is| has| does| did|'d| do) (?:the|this|that|all the) (?:time|year|day|week|month)s?\b(?: (?:all|just))* go(?:ne)?\b
  |\bwho(?: knew|(?:'d| would)(?: have|'ve)? (?:have )?thought)\b
`

/** Whether a clause asks nothing, though it is worded as a question. */
export const isRhetorical = (clause: string) =>
  [RHETORICAL, ECHO, ARE_YOU_THERE, ARE_WE_DONE].some((one) => one.test(clause))

/** The thing in question, said back before the answer: "of the flat? It's HX3 8BT". */
const SAID_BACK = pattern`
  ^(?:of|for|at|in) (?:(?:the|my|our|his|her|their) [a-z]+(?:'s)?|[a-z]+'s)\?$
  |^(?:mine|his|hers|theirs|ours)\?$
  |^(?:my|his|her|their|our|the|(?:my )?[a-z]+'s) (?:name|number|post ?code|address)\?$
`

/** Whether a clause only says back what she asks for, before the answer. */
export const saysBack = (clause: string) => SAID_BACK.test(clause)
