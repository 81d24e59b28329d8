import { brand } from '#app/site/brand.ts'
import { findClaim } from '#app/site/claims.ts'
import { industries } from '#app/site/industries.ts'
import { AUTH_PATH } from '#app/site/navigation.ts'
import { plans } from '#app/site/pricing.ts'
import { articleSources, findPassage } from '../knowledge.ts'
import { piece, said, sentenceIn, sentencesOf, sourceOf, type Topic } from '../topic.ts'

const { name, phone, email } = brand
const CONTACT = { title: 'Contact', href: '/contact' }
const SET_UP_CALL = { title: 'The set-up call', href: '/welcome' }
const SIGN_UP = { title: 'Sign up', href: AUTH_PATH }

const list = new Intl.ListFormat(brand.language)

/** The firm, its people, its papers and its pages. */
export const firmTopics: readonly Topic[] = [
  {
    id: 'person',
    cues: [
      'talk human',
      'human please',
      '=human',
      'contact',
      'your number',
      '=number',
      '=talk',
      '=email',
      'email you',
      'email address you',
      'talk team',
      'talk sale',
      'human not ai',
      'talk founder',
      'call me back',
      'callback',
      'call back',
      'complain',
      'complaint',
      'your email',
      'question human',
      'human talk',
    ],
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
    cues: ['openhours', 'when you there', 'what time'],
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
    id: 'address',
    cues: ['address', 'where you', 'which country', 'uk company'],
    also: 'you where company founder',
    answer: () => {
      const post = findPassage(/^Post$/, '/contact')
      return post && piece([`You find us at ${post.text}`], CONTACT)
    },
  },
  {
    id: 'signup',
    cues: [
      'signup',
      'start',
      'how buy',
      'want buy',
      'purchase',
      'interested',
      'order now',
      'where start',
      'next step',
    ],
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
    cues: ['login', 'forgot', 'forgotten', 'reset'],
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
    cues: ['demo', 'book call', 'book meeting', 'arrange call'],
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
    cues: ['example', 'example call', 'what like', 'audio'],
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
    id: 'hipaa',
    cues: ['hipaa'],
    also: 'privacy compliant patient',
    answer: () => {
      const claim = findClaim('hipaa')
      const passage = claim && findPassage(/HIPAA/, '/use-cases/healthcare')
      if (!passage) return null
      return piece(
        [`Yes, our ${claim.label} is ${claim.figure}.`, ...sentencesOf(passage.text).slice(1)],
        sourceOf(passage),
      )
    },
  },
  {
    id: 'privacy',
    cues: ['privacy'],
    also: 'compliant my store caller policy call sell details you',
    answer: () => {
      const rights = findPassage(/^Your rights/, '/privacy')
      const part = findPassage(/^Your part/, '/terms')
      return piece(
        [
          rights && sentencesOf(rights.text)[0],
          part && sentencesOf(part.text).find((sentence) => /controller/.test(sentence)),
        ],
        ...[rights, part].flatMap((passage) => (passage ? sourceOf(passage) : [])),
      )
    },
  },
  {
    id: 'cookies',
    cues: ['cookie'],
    also: 'privacy use site',
    answer: said([/^Cookies/, '/privacy']),
  },
  {
    id: 'terms',
    cues: ['terms', 'legal terms'],
    also: 'contract your',
    answer: () =>
      piece(
        [
          `Our terms are one short page.`,
          sentenceIn(/^Changing and leaving/, /contract/, '/terms'),
          sentenceIn(/^Law and changes/, /law of/i, '/terms'),
        ],
        { title: 'Terms', href: '/terms' },
      ),
  },
  {
    id: 'refund',
    cues: ['refund', 'guarantee', 'sla', 'down', 'go wrong', 'liable'],
    also: 'cost month happen work system internet',
    answer: said([/^If something goes wrong/, '/terms']),
  },
  {
    id: 'reviews',
    cues: ['review', 'how good you', 'caller think', 'happy caller'],
    also: 'you caller good',
    answer: () => {
      const rating = findClaim('rating')
      const count = findClaim('rating-count')
      return (
        rating &&
        piece(
          [
            `${name} has an ${rating.label} of ${rating.figure}${count ? ` from ${count.figure} ${count.label}` : ''}.`,
          ],
          { title: 'Home', href: '/' },
        )
      )
    },
  },
  {
    id: 'about',
    cues: [
      'founder',
      'about you',
      'how big',
      'about company',
      'about larkline',
      'your team',
      'your story',
      'who larkline',
    ],
    also: 'you who larkline team',
    answer: () => {
      const about = findPassage(/front desk/, '/#about')
      return (
        about &&
        piece(
          sentencesOf(about.text).filter(
            (sentence) => sentence.includes(name) || /founders/.test(sentence),
          ),
          { title: 'About', href: '/#about' },
        )
      )
    },
  },
  {
    id: 'blog',
    cues: ['blog'],
    also: 'any have',
    answer: () => {
      const articles = articleSources()
      const titles = articles.map(({ title }) => `“${title}”`)
      return piece(
        [`The blog has ${articles.length} articles: ${list.format(titles)}.`],
        { title: 'Blog', href: '/blog' },
        ...articles,
      )
    },
  },
  {
    id: 'person-or-machine',
    cues: ['centre', 'compare human', 'ai compare', 'instead receptionist', 'replace receptionist'],
    also: 'compare ai cost human receptionist',
    answer: said([/^Virtual assistant vs/, '/blog']),
  },
  {
    id: 'support',
    cues: ['support', 'account rep', 'account manager', 'who help'],
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
