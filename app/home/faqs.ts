import { brand } from '#app/site/brand.ts'
import { findClaim } from '#app/site/claims.ts'
import type { Faq } from '#app/site/faq.ts'
import { cheaperFrom, formatPence, plans, trialTerms } from '#app/site/pricing.ts'
import { setUpCall } from '#app/site/set-up-call.ts'

const [starter, pro, teams] = plans

/** Questions about prices. */
export const pricingAnswers: readonly Faq[] = [
  {
    id: 'counts-as-call',
    question: 'What counts as a call?',
    answer: `Any call that ${brand.persona} answers and that isn’t spam. If a caller rings back to add a detail, that’s a second call. Robocalls don’t count.`,
  },
  {
    id: 'extra-calls',
    question: `What happens at call ${starter.includedCallCount + 1} on ${starter.name}?`,
    answer: `${brand.persona} answers it like any other. Each extra call costs ${formatPence(starter.extraCallPence)} until the end of the month, and we invoice you afterwards. Nobody is cut off.`,
  },
  {
    id: 'card',
    question: 'Do I need a card to start?',
    answer: `No. For ${starter.name} and the free trial you only need an email address and a password. For ${pro.name} and ${teams.name}, we’ll agree how you pay in the set-up call.`,
  },
  {
    id: 'vat',
    question: 'Do prices include VAT?',
    answer:
      'No. Prices are in pounds and exclude VAT. If VAT is due, your invoice shows it on a separate line.',
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer:
      'Tell us by email or phone. Your plan runs until the end of the month you’ve paid for, then stops. There’s no notice period and no fee.',
  },
  {
    id: 'bigger-plan',
    question: 'When is a bigger plan cheaper?',
    answer: `${pro.name} costs less than ${starter.name} from ${cheaperFrom(starter, pro)} calls a month, and ${teams.name} less than ${pro.name} from ${cheaperFrom(pro, teams)}.`,
  },
]

/** The home page's questions, most common first. */
export const homeFaqs: readonly Faq[] = [
  {
    id: 'keep-number',
    question: 'Can I keep my number?',
    answer: `Yes. You forward your current number to ${brand.persona} all the time, out of hours, or only when you don’t pick up. If you stop forwarding it, everything goes back to how it was.`,
  },
  {
    id: 'callers-know',
    question: 'Do callers know they’re talking to an AI?',
    answer: `Yes. ${brand.persona} says she’s an AI receptionist in her first sentence, on every call. A caller who’d rather have a person can ask for one.`,
  },
  {
    id: 'free-trial',
    question: 'What does the free trial cost?',
    answer: `Nothing. You can try ${pro.name} or ${teams.name} with your own number and your own callers. ${trialTerms} If you do nothing at the end, you move to ${starter.name}, which is free with ${starter.includedCallCount} calls a month.`,
  },
  {
    id: 'change-plan',
    question: 'Can I move up or down later?',
    answer:
      'Yes, plans can be upgraded or downgraded at any time. The change takes effect from your next month, and your settings, numbers and call history stay as they are.',
  },
  {
    id: 'contract',
    question: 'Is there a contract?',
    answer:
      'There are no long-term contracts. You pay by the month and can leave at the end of any month.',
  },
  {
    id: 'languages',
    question: 'Which languages can callers speak?',
    answer: `${findClaim('languages')?.figure ?? 'Many'} languages, including English and Spanish. ${brand.persona} answers in whichever language the caller speaks. Your summary is still in English.`,
    claim: 'languages',
  },
  {
    id: 'calendar-and-crm',
    question: 'Does it work with my calendar and CRM?',
    answer:
      'Yes, through an automation connector, which sends each call’s details to your CRM, calendar or chat tool. You choose what goes where, and we’ll set it up with you on the first call.',
  },
  {
    id: 'spam',
    question: 'What happens with spam and sales calls?',
    answer: `${brand.persona} detects them and hangs up automatically. You can check them in your dashboard, and they don’t count as calls.`,
  },
  {
    id: 'urgent',
    question: 'What if a caller needs me urgently?',
    answer: `You tell us what’s urgent, such as a leak, a lock-out or a particular client. ${brand.persona} puts those calls through to the person or department you choose. If nobody picks up, she takes the details and texts you.`,
  },
  {
    id: 'set-up-time',
    question: 'How long does it take to set up?',
    answer: `The basics take minutes: your firm’s name, your hours and what callers ask. A ${setUpCall.lengthMin}-minute set-up call with us sorts out the rest, such as transfers and your diary.`,
  },
]
