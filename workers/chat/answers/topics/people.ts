import { brand } from '#app/site/brand.ts'
import { industries } from '#app/site/industries.ts'
import { AUTH_PATH } from '#app/site/navigation.ts'
import { plans } from '#app/site/pricing.ts'
import { findPassage } from '../knowledge.ts'
import { piece, sentenceIn, sentencesOf, type Topic } from '../topic.ts'

const { phone, email } = brand

const CONTACT = { title: 'Contact', href: '/contact' }
const SET_UP_CALL = { title: 'The set-up call', href: '/welcome' }
const SIGN_UP = { title: 'Sign up', href: AUTH_PATH }

/** How to reach people, and how to begin. */
export const peopleTopics: readonly Topic[] = [
  {
    id: 'person',
    cues: 'talk human, human please, =human, contact, your number, =number, =talk, =email, email you, email address you, talk team, talk sale, human not ai, talk founder, call me back, callback, call back, complain, complaint, your email, question human, human talk',
    also: 'talk human email number not ai call you please',
    answer: () =>
      piece(
        [
          `Ring ${phone.label} or write to ${email}: people are there ${officeHours()}.`,
          'Or book a set-up call, and we ring you.',
        ],
        CONTACT,
        SET_UP_CALL,
      ),
  },
  {
    id: 'office-hours',
    cues: 'openhours, when you there, what time open',
    also: 'you time when',
    answer: () =>
      piece(
        [
          `People answer ${officeHours()}.`,
          `At all other times ${brand.persona}, an AI, picks up.`,
        ],
        { title: 'Who picks up when', href: '/contact#hours' },
      ),
  },
  {
    id: 'signup',
    cues: 'signup, how start, =start, want start, start trial, first step, how buy, want buy, purchase, interested, order now, where start, next step',
    also: 'account free where how',
    answer: () => {
      const [free] = plans
      return piece(
        [
          'You sign up on the page linked below.',
          sentenceIn(/card to start/, /email address/),
          `${free.name} comes with ${free.includedCallCount} calls a month.`,
        ],
        SIGN_UP,
      )
    },
  },
  {
    id: 'login',
    cues: 'login, forgot, forgotten, reset',
    also: 'account password forgot reset can not',
    answer: () =>
      piece(
        [
          `You sign in on the page linked below. If that fails, ring ${phone.label} or write to ${email}.`,
        ],
        SIGN_UP,
        CONTACT,
      ),
  },
  {
    id: 'demo',
    cues: 'demo, book call, book meeting, arrange call',
    also: 'book call setup see arrange',
    answer: () => {
      const step = findPassage(/^Quick setup call/, '/welcome')
      return piece(
        [
          'You book a 30-minute set-up call on the page linked below.',
          step && sentencesOf(step.text)[0],
        ],
        SET_UP_CALL,
      )
    },
  },
  {
    id: 'example',
    cues: 'voice ai, voice human, example, example call, what like, audio',
    also: 'call voice ava demo',
    answer: () =>
      piece(
        [
          `You can play an example call on the home page, and one from each of ${industries.length} trades.`,
          sentenceIn(/Example calls/, /made up/, '/privacy'),
        ],
        { title: 'Hear a call from your trade', href: '/#trade-calls' },
      ),
  },
  {
    id: 'support',
    cues: 'support, account rep, account manager, who help',
    also: 'help you what plan cost',
    answer: () =>
      piece(
        [
          `${plans.map((plan) => `${plan.name} comes with ${plan.features.join(', ').toLowerCase()}`).join('; ')}.`,
          `Anybody can ring ${phone.label} or write to ${email}.`,
        ],
        CONTACT,
      ),
  },
]

/** When people answer, as the contact page says it: Monday to Friday, 09:00 to 17:30. */
export function officeHours(): string {
  const people = findPassage(/^People$/, '/contact')
  return people ? (sentencesOf(people.text)[0] ?? '').replace(/\.$/, '') : 'in office hours'
}
