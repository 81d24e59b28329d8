import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import type { Industry } from '../industry.ts'

const [starter] = plans

/** What the finance page says. */
export const finance = {
  slug: 'finance',
  meta: {
    title: `AI Receptionist for Finance Firms | ${brand.name}`,
    description: `${brand.persona} answers clients through filing season, stops card numbers being read out, warns of scam texts and books time with their accountant or adviser.`,
    keywords: [
      'AI receptionist for accountants',
      'accountancy call answering',
      'financial adviser phone answering',
      'bookkeeper call handling',
      'tax season phone cover',
      'client onboarding documents',
    ],
  },
  hero: {
    title: 'It’s the last week of January, and someone’s answering your phone.',
    lead: `${brand.persona} stops card numbers before they’re read out, notes which tax deadline worries the caller and books ten minutes with whoever has the file.`,
  },
  call: {
    title: 'A tax penalty, by text, with a link',
    text: `Graham Wells has his card ready to pay a penalty. Listen for how ${brand.persona} stops him reading out the number, then asks how the message reached him.`,
    notes: [
      { text: 'Suspected scam text', urgent: true },
      { text: 'No card number taken' },
      { text: 'Call back today 15:00' },
    ],
    ask: `What does ${brand.persona} do when a caller starts to read out a card number?`,
  },
  features: {
    title: 'Six habits of a careful finance desk',
    items: [
      {
        id: 'card-numbers',
        icon: 'banknote',
        title: 'No card numbers on a recording',
        description: `A caller who starts to read one out is stopped. ${brand.persona} takes no payments and says who on your team can help.`,
      },
      {
        id: 'fraud',
        icon: 'triangle-alert',
        title: 'Fraud warnings in plain words',
        ask: 'What about scam texts and fraud?',
        description: `A refund by text, a new sort code by email: ${brand.persona} tells the client not to open or pay anything until you ring.`,
      },
      {
        id: 'tax-deadlines',
        icon: 'clock',
        title: 'Tax deadlines in the note',
        ask: 'Does she note tax deadlines?',
        description: `Self assessment, a VAT quarter, a filing at Companies House: ${brand.persona} notes which one, and books a call before the date.`,
      },
      {
        id: 'documents',
        icon: 'list-checks',
        title: 'Onboarding documents listed',
        ask: 'Can she tell new clients which documents to bring?',
        description: `${brand.persona} tells new clients what you’ll need, such as photo ID and last year’s return. You see what is still missing.`,
      },
      {
        id: 'no-tax-advice',
        icon: 'scale',
        title: 'No tax or investment advice',
        ask: 'Does she give tax advice?',
        description: `What to claim, borrow or invest in is a question for your adviser. ${brand.persona} takes the question and books the time to answer it.`,
      },
      {
        id: 'balances',
        icon: 'shield-check',
        title: 'Balances stay private',
        ask: 'Does she read out balances?',
        description: `Anybody can give a client’s name, so ${brand.persona} doesn’t read out figures. Your team can ring back on the number you hold.`,
      },
    ],
  },
  day: {
    title: 'A day in filing season',
    moments: [
      {
        time: '07:20',
        caller: 'Has my tax return gone in? I can talk when I’ve parked the van.',
        outcome: `${brand.persona} doesn’t discuss anything on file. She books his accountant for 12:45, when the van is parked.`,
      },
      {
        time: '10:45',
        caller: 'You emailed us new bank details for your fees. Are they right?',
        outcome: `${brand.persona} tells her to pay nothing yet, marks the call urgent and puts her through to a partner.`,
      },
      {
        time: '18:30',
        caller: 'I’m opening a café on Bell Street and I need a bookkeeper.',
        outcome: `${brand.persona} asks about staff, VAT and software, says which papers to bring and books a first meeting on Thursday.`,
      },
      {
        time: '23:15',
        caller: 'A letter says that our company is going to be struck off.',
        outcome: `${brand.persona} notes the company number and the date on the letter. Her note is in your inbox, marked urgent.`,
      },
    ],
  },
  closing: {
    title: 'Start before the January rush',
    text: `${starter.name} is free with ${starter.includedCallCount} calls a month. Try ${brand.persona} while your office is quiet, and hear what clients ask about their tax.`,
  },
} as const satisfies Industry
