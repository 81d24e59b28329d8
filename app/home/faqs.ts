import { brand } from '#app/site/brand.ts'
import { findClaim } from '#app/site/claims.ts'
import type { Faq } from '#app/site/faq.ts'
import { formatPence, plans } from '#app/site/pricing.ts'

const [starter, pro, teams] = plans
const extra = formatPence

/** What owners ask once they have seen the prices. */
export const pricingAnswers: readonly Faq[] = [
  {
    id: 'counts-as-call',
    question: 'What counts as a call?',
    answer: `Any call that ${brand.persona} answers and that is not spam. A caller who rings back to add a detail is a second call; a robocall is none.`,
  },
  {
    id: 'extra-calls',
    question: `What happens at call ${starter.includedCallCount + 1} on ${starter.name}?`,
    answer: `${brand.persona} answers it like the first. From there each call costs ${extra(starter.extraCallPence)} until the month ends, and we invoice it afterwards. Nobody is cut off.`,
  },
  {
    id: 'card',
    question: 'Do I need a card to start?',
    answer: `No. ${starter.name} and the free trial need an email address and a password. You add a way to pay when you choose ${pro.name} or ${teams.name}.`,
  },
  {
    id: 'vat',
    question: 'Is VAT on top?',
    answer:
      'Yes. Prices are in pounds without VAT. Where VAT is due, the invoice shows it on a line of its own.',
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer:
      'Tell us by email or phone. Your plan runs to the end of the month that you have paid for, then stops. There is no notice period and no fee.',
  },
  {
    id: 'bigger-plan',
    question: 'When does the bigger plan pay off?',
    answer: `${pro.name} costs less than ${starter.name} from ${cheaperFrom(starter, pro)} calls a month, and ${teams.name} less than ${pro.name} from ${cheaperFrom(pro, teams)}.`,
  },
]

/** The home page's questions, in the order in which owners ask them. */
export const homeFaqs: readonly Faq[] = [
  {
    id: 'keep-number',
    question: 'Can I keep my number?',
    answer: `Yes. You forward your present number to ${brand.persona}: always, out of hours, or only when you do not pick up. Stop the forwarding and everything is as before.`,
  },
  {
    id: 'callers-know',
    question: 'Do callers know that they are talking to an AI?',
    answer: `Yes. ${brand.persona} says that she is an AI receptionist in her first sentence, on every call. A caller who would rather have a person can ask for one.`,
  },
  {
    id: 'free-trial',
    question: 'What does the free trial cost?',
    answer: `Nothing. You try ${pro.name} or ${teams.name} with your own number and your own callers, without a card, for a time that we agree with you when you start. If you do nothing at the end, you are on ${starter.name}, which is free with ${starter.includedCallCount} calls a month.`,
  },
  {
    id: 'change-plan',
    question: 'Can I move up or down later?',
    answer:
      'Yes, plans can be upgraded or downgraded at any time. The change takes effect with your next month, and your settings, numbers and call history stay as they are.',
  },
  {
    id: 'contract',
    question: 'Is there a contract?',
    answer:
      'There are no long-term contracts. You pay by the month and leave at the end of any month.',
  },
  {
    id: 'languages',
    question: 'Which languages can callers speak?',
    answer: `${findClaim('languages')?.figure ?? 'Many'} languages, English and Spanish among them. A caller starts in one, and ${brand.persona} answers in it; your summary still comes in English.`,
    claim: 'languages',
  },
  {
    id: 'calendar-and-crm',
    question: 'Does it work with my calendar and CRM?',
    answer:
      'Through an automation connector, which hands each call’s details to your CRM, calendar or chat tool. You choose what goes where; we set it up with you on the first call.',
  },
  {
    id: 'spam',
    question: 'What happens with spam and sales calls?',
    answer: `${brand.persona} detects them and hangs up by herself. They are listed in your dashboard, so that you can check, and they do not count as calls.`,
  },
  {
    id: 'urgent',
    question: 'What if a caller needs me now?',
    answer: `You say what is urgent: a leak, a lock-out, a certain client. Those calls are put through to the person or department that you name, and if nobody picks up ${brand.persona} takes the details and texts you.`,
  },
  {
    id: 'set-up-time',
    question: 'How long does it take to set up?',
    answer:
      'Minutes for the basics: your firm’s name, hours and what callers ask. A 30-minute set-up call with us sorts out the rest, such as transfers and your diary.',
  },
]

/** The number of calls a month from which the larger plan costs less. */
export function cheaperFrom(
  smaller: (typeof plans)[number],
  larger: (typeof plans)[number],
): number {
  const cost = (plan: (typeof plans)[number], calls: number) =>
    plan.priceGbp * 100 + Math.max(0, calls - plan.includedCallCount) * plan.extraCallPence
  let calls = 0
  while (cost(larger, calls) >= cost(smaller, calls)) calls += 1
  return calls
}
