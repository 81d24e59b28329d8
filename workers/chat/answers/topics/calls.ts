import { findClaim } from '#app/site/claims.ts'
import { brand } from '#app/site/brand.ts'
import { findPassage } from '../knowledge.ts'
import { quote } from '../quote.ts'
import { piece, said, type Topic } from '../topic.ts'

/** What happens on a call. */
export const callTopics: readonly Topic[] = [
  {
    id: 'languages',
    cues: 'language, talk tongue, answer tongue, understand tongue, caller tongue, tongue caller, do tongue, =tongue, not english',
    also: 'talk tongue caller understand language',
    answer: said([/Which languages/, '', `${brand.persona} speaks`]),
  },
  {
    id: 'spam',
    cues: 'spam, block call, block number, unwanted call',
    also: 'call block stop hang caller',
    answer: said([/spam and sales calls/, '', 'Spam and sales calls:']),
  },
  {
    id: 'transfer',
    cues: 'transfer, urgent, forward urgent, forward mobile, forward me, call me urgent, my mobile, need me, connect caller, connect call',
    also: 'call caller me mobile urgent forward human talk',
    answer: said([/caller needs me now/]),
  },
  {
    id: 'tools',
    cues: 'tool, diary work, existing diary, sync diary, calendar, connect, link with, sync, compatible, plug in',
    also: 'calendar connect link talk diary email',
    answer: said([/calendar and CRM/, '', 'It works with your other tools']),
  },
  {
    id: 'book',
    cues: 'book, diary, calendar book, arrange visit, job in diary, reschedule',
    also: 'caller calendar diary time job',
    answer: said([/^Appointments in your diary/], [/Texts a booking link/]),
  },
  {
    id: 'summary',
    cues: 'summary, hear call, know caller want, what caller said, what caller want, call details, after each call, know who call, message after, tell me who, find out who, know who rang, missed who, example back',
    also: 'call caller know hear example',
    answer: said([/Summaries where/, '/#features', 'After each call you read']),
  },
  {
    id: 'details',
    cues: 'details caller, what ava ask, what ask caller, ask them, take details, take name, name number, ask caller, collect, what details, qualify, take message',
    also: 'caller number name address call',
    answer: said([/^Takes the details/, '/#features', `${brand.persona} takes the details:`]),
  },
  {
    id: 'number',
    cues: 'keep number, number, i busi, use busi, only when, lose number, same number, new number, number change, my number, forward, existing number, own number, current number, change number, different number, mobile number, present number, switch provider, phone provider, landline, mobile work, my line, voip',
    also: 'number change keep talk mobile call',
    answer: said([/keep my number/]),
  },
  {
    id: 'setup',
    cues: 'setup, fast start, how start, hard start, easy, ready fast, begin',
    also: 'fast easy time start',
    answer: said([/long does it take to set up/, '', 'It takes']),
  },
  {
    id: 'always',
    cues: 'always, closed, asleep, holidai',
    also: 'call answer night open',
    answer: said([/^Every call answered/, '', `${brand.persona} answers every call:`]),
  },
  {
    id: 'speed',
    cues: 'fast answer, answer time, fast pick, how many ring, fast call, fast respond, wait',
    also: 'call pick long time phone',
    answer: () => {
      const claim = findClaim('answer-time')
      return claim && piece([`${brand.persona} picks up in ${claim.figure}, day or night.`], HOME)
    },
  },
  {
    id: 'capacity',
    cues: 'once, many call time, engaged, line busi, call cope',
    also: 'call many handle cope talk time ring',
    answer: () => {
      const claim = findClaim('capacity')
      return (
        claim &&
        piece(
          [
            `${brand.persona} can take ${claim.figure} ${claim.label}, so no caller hears the engaged tone.`,
          ],
          HOME,
        )
      )
    },
  },
  {
    id: 'faq',
    cues: 'faq, answer question, tell caller my cost, tell caller our cost, ava tell caller cost, our cost caller, know my business, know about business, tell caller openhours, openhours question, train ava, train you, train ai, teach ava, train it, teach it, ava learn, train, teach, know my cost, give cost, quote caller, my cost talk, know answer, what if not know',
    also: 'caller question my openhours cost business call',
    answer: said(
      [
        /^Answers what people always ask/,
        '/#features',
        `${brand.persona} answers what people always ask:`,
      ],
      [/^You keep the last word/],
    ),
  },
  {
    id: 'voice',
    cues: 'voice, business name, say my, company name, personali, custom, custom greeting, answer as',
    also: 'change choose name call',
    answer: said([/Custom configuration/]),
  },
  {
    id: 'allergies',
    cues: 'allergy',
    also: 'caller question',
    answer: (question) => {
      const passage = findPassage(/^Allergy/, '/blog')
      return passage && quote(passage, question)
    },
  },
  {
    id: 'payments-by-phone',
    cues: 'take card number, read card number, caller card, take card cost, take cost caller, card over talk, card number, caller pay card',
    also: 'card cost talk number details',
    answer: said([/No card numbers/]),
  },
]

const HOME = { title: 'With and without', href: '/#missed-calls' }
