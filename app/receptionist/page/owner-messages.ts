import { parseDay } from '../engine/calendar.ts'
import { firstWords, sayPhone } from '../engine/speech/format.ts'
import type { Call, Outcome, Setup, Source } from '../engine/types.ts'
import { cardRows, sayParty, sayWhen } from './card-rows.ts'

/** What the owner would get after the call. */
export type OwnerMessages = {
  /** How urgent it is, and a sentence that says why. */
  urgency: { level: 'normal' | 'urgent' | 'emergency'; reason: string }
  text: string
  email: { subject: string; rows: readonly { label: string; value: string }[] }
}

const headings: Readonly<Record<Outcome, string>> = {
  booked: 'New booking',
  message: 'Please ring back',
  urgent: 'URGENT, please ring back',
  emergency: 'EMERGENCY',
  answered: 'Question answered',
  sales: 'Sales call, not put through',
  'wrong-number': 'Wrong number',
  cancelled: 'Caller cancelled',
}

/** How much of the caller's words a text message quotes. */
const TEXT_MAX_WORDS = 40

/** Writes the owner's text message and email. */
export function ownerMessages(call: Call, setup: Setup, now: string): OwnerMessages {
  const { card } = call
  const heading = card.outcome ? headings[card.outcome] : 'Call ended early'
  const today = parseDay(now.slice(0, 10))
  const when = card.booked && sayWhen(card.booked.date, card.booked.time, today)
  const told = card.wants && firstWords(card.wants, TEXT_MAX_WORDS)
  const what = card.service ?? told
  const isLeftOut = card.service ? isMoreSaid(card.wants) : told !== card.wants
  const answers = card.outcome === 'answered' ? answersIn(call) : []
  const who = [card.name, card.phone && sayPhone(card.phone)].filter(Boolean).join(', ')
  const parts = [
    what && `${heading}: ${what}${when ? `, ${when}` : ''}`,
    who || (what ? 'No name or number given' : null),
    sayParty(card.party),
    card.postcode,
    isLeftOut ? 'They said more: see the email' : null,
  ].filter(Boolean)
  return {
    urgency: urgencyOf(call),
    text: what
      ? // What the caller wants may be a question.
        `${parts.join('. ')}.`.replace(/([?!])\./g, '$1')
      : [`${heading}${answers[0] ? `: “${answers[0].asked}”` : ''}.`, who && `${who}.`]
          .filter(Boolean)
          .join(' '),
    email: {
      subject: [`${heading}${card.name ? `: ${card.name}` : ''}`, when].filter(Boolean).join(', '),
      rows: [
        { label: 'Called', value: setup.name },
        ...cardRows(call, now).flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
        ...answers.map(({ asked, answer }) => ({ label: 'Asked', value: `“${asked}” ${answer}` })),
        ...(card.service && card.wants ? [{ label: 'In their words', value: card.wants }] : []),
      ],
    },
  }
}

const ANSWER_KINDS: readonly Source['kind'][] = [
  'fact',
  'price',
  'service',
  'hours',
  'area',
  'diary',
]

/** What the caller asked and she answered from the set-up, in their words. */
function answersIn({ turns }: Call): { asked: string; answer: string }[] {
  return turns.flatMap((turn, i) => {
    const before = turns[i - 1]
    if (turn.who !== 'receptionist' || before?.who !== 'caller') return []
    const said = turn.sentences.filter(({ source }) => ANSWER_KINDS.includes(source.kind))
    const answer = said.map(({ text }) => text).join(' ')
    return answer ? [{ asked: firstWords(before.text, TEXT_MAX_WORDS), answer }] : []
  })
}

/** Whether the caller said more than their first wish. The engine joins its notes with slashes. */
const isMoreSaid = (wants: string | null) => wants?.includes(' / ') === true

function urgencyOf({
  card: { urgency, outcome, wants },
  from,
  turns,
}: Call): OwnerMessages['urgency'] {
  const line = from.urgency
  const said = turns.find((turn) => turn.who === 'caller' && turn.line === line)?.text
  if (urgency !== 'normal') {
    return {
      level: urgency,
      reason: said ? `The caller said “${said}”.` : 'Based on what the caller said.',
    }
  }
  const reason =
    outcome === 'booked'
      ? isMoreSaid(wants)
        ? 'It’s in the diary. The caller also said or asked something else.'
        : 'It’s in the diary, so there’s nothing for you to do.'
      : 'The caller didn’t use any of your urgent words.'
  return { level: 'normal', reason }
}
