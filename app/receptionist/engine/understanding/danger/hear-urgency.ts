import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { part, pattern } from '../text/patterns.ts'
import { plain } from '../text/text.ts'
import type { Setup } from '../../types.ts'
import { bleedsOn } from './dental.ts'
import { bleedsOnThinners, withSpokenOf } from './spoken-of.ts'
import { hasSwallowedTooth } from './swallowed.ts'
import { deniesUrgency } from './not-urgent.ts'
import { treatsPatients } from './urgency.ts'
import { findUrgent } from './urgent-phrases.ts'

const BUILT = '(?:wall|chimney|ceiling|fence|roof|tree)s?'
/** What the caller has and speaks of: "the old garden wall". */
const OWN_BUILT = `(?:an?|the|this|that|my|our|me) (?:(?!(?:an?|the|my|our|me|has)\\b)[\\w-]+ ){0,3}?${BUILT}`

/** A wall to be taken down, which is not urgent as one is that has come down. */
const TAKEN_DOWN = new RegExp(
  part`
    \b${BUILT} (?:to be )?(?:
      taking|taken|knocking|knocked|pulling|pulled|coming
    ) (?:down|out|through)\b(?! (?:on|onto|over|across)\b)
    |\b(?:take|knock|pull) (?:down|out|through) (?:an?|the|my|our) \w+
    |(?:
      \b(?:want\w*|need|love|hop(?:e|ing)|plan(?:ning)?|look(?:ing)?|thinking (?:of|about))
      |(?:'d|\bwould) like
      |(?:'m|'re|\bam|\bare)(?= (?:having|getting)\b)
    ) (?:(?:to (?:have|get|see)|having|getting) )?${OWN_BUILT}(?:(?: [^.?!,]{3,40})? to come| come)? down\b(?! (?:on|onto|over|across)\b)
    |(?<=\b${BUILT} )(?:needs?|wants?|has|have|ought|due) (?:to come|coming) down\b(?! (?:on|onto|over|across)\b)
    |\bwhen (?:can|could|will|would|should) ${OWN_BUILT} come down\b
  `,
  'g',
)

const HOW = /\b(?:how (?:much|long)|what (?:do|does|would) (?:you|it|that) (?:charge|cost))\b/
/** Asks whom to ring: "if I get toothache at Christmas, who do I ring?" supposes, "a pipe's burst, who do I ring?" does not. */
const WHOM =
  /\b(?:who|whom|where|what number) (?:do|should|would|can|could) (?:i|we) (?:ring|call|phone|contact|see|go|try)\b/
/** Asks in other words, or supposes: "if I had a burst pipe, how much would that be?" */
const SUPPOSES = pattern`
  \bsay an?\b
  |^(?:and |but |or |so )?(?:
    what if|suppose
    |if (?:i|we|it|there) (?:had|have|get|got|was|were)
    |do you (?:do|charge|fit|sell)
    |what (?:would|does|do you charge)
    |will (?:we|i|there) (?:be|have)
  )\b
`

/**
 * Tells of new bank details for a payment to the firm, as fraudsters send them: "I've had an email that your bank
 * details have changed, should I send the money?"
 */
const NEW_ACCOUNT = pattern`
  \b(?<!\bmy (?:bank )?)(?:bank|account|payment) details\b[^.?!]{0,40}\b(?:chang\w*|new|different|updated?)\b
  |\b(?:new|different) (?:bank )?(?:account|bank details)\b.{0,80}\b(?:send|pay|transfer|deposit|money)\b
  |\b(?:send|pay|transfer)\b[^.?!]{0,60}\b(?:new|different) (?:bank )?account\b
  |\b(?:had|got|get|getting|received?|come|came|sent (?:me|us)) [^.?!]{0,16}\b(?:e-?mail|text|letter|message|invoice|call)\b[^.?!]{0,40}(?<!\b(?:my|our|his|her) )\b(?:new|different|changed) (?:bank|account|payment|sort code)\b
`

/** Whether a line tells of new bank details for a payment to the firm. */
export const tellsOfNewAccount = (text: string) =>
  NEW_ACCOUNT.test(text) &&
  /\b(?:e-?mail|text|letter|message|invoice|bill|call|rang|from you|send|pay|transfer)\b/.test(text)

/** Has paid already: "I've just gone and sent it". */
const HAS_PAID =
  /\b(?:(?:i|we)(?:'ve| have)|already|just)\b[^.?!]{0,24}\b(?:sent|paid|transferred|made the (?:payment|transfer))\b(?! (?:an? )?(?:e-?mail|text|letter|message|copy|form))/

/** Whether a line tells of a payment that has been made. */
export const hasPaid = (text: string) => HAS_PAID.test(text)

/** A line without a swelling that it denies: "it isn't swollen", "no swelling or anything". */
export const withoutNotSwollen = (text: string) =>
  text.replace(
    /(?:\b(?:no|not|never|without)|n't)(?: (?:any|really|at all|even))? (?:swell\w*|swollen|puffy)\b/g,
    ' ',
  )

/** Hears the owner's urgent words, unless the line denies that it is urgent. */
export function hearUrgency(line: string, { setup, notes }: Context): Command[] {
  const spoken = plain(notes ?? '')
  const text = withSpokenOf(line, spoken)
  if (tellsOfNewAccount(text)) return [{ kind: 'urgent', word: 'bank details' }]
  if (setup.trade === 'dentist' && hasSwallowedTooth(text, spoken))
    return [{ kind: 'urgent', word: 'swallowed' }]
  const isBleeding =
    (setup.trade === 'dentist' && bleedsOn(text, spoken)) ||
    (treatsPatients(setup) && bleedsOnThinners(text, spoken))
  if (isBleeding && !deniesUrgency(text)) return [{ kind: 'urgent', word: 'bleeding' }]
  const told = withoutNotSwollen(withoutNames(withoutHow(text), setup))
    .replace(TAKEN_DOWN, ' ')
    .replace(FEARED, ' ')
  const word = findUrgent(told, setup.urgent.words)
  const isDenied =
    deniesUrgency(text) || (word === 'broken tooth' && PAINLESS.test(text) && !SHARP.test(text))
  return word && !isDenied ? [{ kind: 'urgent', word }] : []
}

/** Fears what the firm may do: "you won't cut her nails too short, will you?" What it leaves undone may be so already. */
const FEARED =
  /\byou(?:'ll not| won't|(?:'re| are) not going to)\b(?! leave\b)[^.,?!;]*,? (?:will|are) you\b/g

/** Says that nothing hurts: "a bit's broken off my back tooth, not hurting or anything". */
const PAINLESS =
  /(?:\b(?:not|no|never|without)|n't) (?:(?!just\b|only\b)\w+ )?(?:hurt\w*|pain\w*|sore|ach\w*|agony)\b/
/** Cuts what it touches, which does not wait until it hurts: "it's sharp on my tongue". */
const SHARP = /\b(?:sharp|jagged|rough|cutting|catching|scratching|rubbing)\b/

/**
 * A line without its parts that ask how much or how long: "how much for a burst pipe?" tells of none, "burst pipe
 * in the kitchen, how much is it?" does.
 */
function withoutHow(text: string): string {
  if (!HOW.test(text) && !WHOM.test(text)) return text
  return text
    .split(/[,.;!?] +/)
    .filter((clause) => !HOW.test(clause) && !SUPPOSES.test(clause))
    .join(', ')
}

/**
 * A line without the owner's urgent words where they only name a service that can be booked: of "a gas safety
 * certificate", where "gas" is urgent, the gas.
 */
function withoutNames(text: string, { services, urgent }: Setup): string {
  const single = urgent.words
    .map(plain)
    .filter((word) => /^[a-z]+$/.test(word) && text.includes(word))
  if (single.length === 0) return text
  return services.reduce((left, { name, isBookable }) => {
    const names: readonly string[] = plain(name).match(/[a-z]{4,}|gas/g) ?? []
    return single.reduce((rest, word) => {
      const others = names.filter((one) => one !== word)
      return isBookable && names.includes(word) && others.length > 0
        ? rest.replace(new RegExp(`\\b${word} (?=(?:[a-z]+ )?(?:${others.join('|')}))`, 'g'), ' ')
        : rest
    }, left)
  }, text)
}
