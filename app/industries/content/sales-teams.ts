import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import type { Industry } from '../industry.ts'

const [starter] = plans

/** What the sales teams’ page says. */
export const salesTeams = {
  slug: 'sales-teams',
  meta: {
    title: `AI Receptionist for Sales Teams | ${brand.name}`,
    description: `${brand.persona} answers inbound leads, asks how many, by when and who decides, and books the demo in the right rep’s calendar while the buyer is on the line.`,
    keywords: [
      'AI receptionist for sales teams',
      'inbound lead answering',
      'lead qualification by phone',
      'demo booking',
      'sales call answering',
      'CRM call notes',
    ],
  },
  hero: {
    title: 'They ask about price at nine. The demo is booked by five past.',
    lead: `${brand.persona} asks how many, by when and who decides, then puts the demo in the right rep’s calendar. Your reps come back to booked demos and a brief for each.`,
  },
  call: {
    title: 'Forty-two vans and a contract ending',
    text: `Martin from Dunmore Couriers asks only for a price per van. Listen for the three things that ${brand.persona} finds out before she suggests a demo.`,
    notes: [
      { text: '42 vans, 50 by spring' },
      { text: 'Contract ends in March' },
      { text: 'Demo Tuesday 14:00' },
    ],
    ask: `Can ${brand.persona} qualify a lead with our own questions and book a demo?`,
  },
  features: {
    title: 'Between the first ring and the demo',
    items: [
      {
        id: 'qualify',
        icon: 'list-checks',
        title: 'Qualified with your questions',
        ask: `Can ${brand.persona} qualify a lead with our own questions and book a demo?`,
        description: `How many users, which supplier now, when the contract ends, who signs: ${brand.persona} asks what your best rep would ask.`,
      },
      {
        id: 'demos',
        icon: 'calendar',
        title: 'Demos with the decision maker there',
        description: `When a finance director has a say, ${brand.persona} suggests a time when the caller and the director can both join, and books it in the rep’s calendar.`,
      },
      {
        id: 'territories',
        icon: 'map-pin',
        title: 'Leads by territory',
        ask: 'Can leads go to the right rep?',
        description:
          'Postcode, sector or size decides whose lead it is. A buyer in Leeds lands with the rep who covers Leeds.',
      },
      {
        id: 'ready-buyers',
        icon: 'phone-forwarded',
        title: 'Ready buyers put through',
        ask: 'What if a buyer wants to order now?',
        description: `A caller who wants to order goes to the rep. If the rep is in front of a customer, ${brand.persona} books the call back.`,
      },
      {
        id: 'crm-note',
        icon: 'plug',
        title: 'The CRM note, already there',
        description:
          'Deal size, timing and next step go to your CRM through the automation connector, so no rep types up calls on Friday.',
      },
      {
        id: 'sellers',
        icon: 'ban',
        title: 'Cold callers screened out',
        description: `List brokers and lead vendors are spotted as spam. ${brand.persona} ends the call, and your reps stay with buyers.`,
      },
    ],
  },
  day: {
    title: 'A quarter-end Thursday on the sales line',
    moments: [
      {
        time: '07:35',
        caller: 'We’d like coffee machines for three offices in Derby by May.',
        outcome: `${brand.persona} asks about headcount, the current supplier and who signs, and books a demo with the Midlands rep at 10:00.`,
      },
      {
        time: '11:20',
        caller: 'Hallam Print here. Your quote is fine and I’d like to place the order.',
        outcome: `${brand.persona} puts him through to Priya, whose quote it is. Priya takes the order.`,
      },
      {
        time: '17:50',
        caller: 'I’ve had a lower quote from another supplier. Can you match it?',
        outcome: `${brand.persona} leaves the discount to you. She notes the rival’s price and books the account manager for 09:15.`,
      },
      {
        time: '22:40',
        caller: 'I saw your demo in March. We’ve got the budget now.',
        outcome: `${brand.persona} notes the sum and the start date and texts a link to the calendar. The rep reads both at eight.`,
      },
    ],
  },
  closing: {
    title: `Send ${brand.persona} the next price question`,
    text: `${starter.name} is free with ${starter.includedCallCount} calls a month. Give her your five qualifying questions and read how your leads answer them.`,
  },
} as const satisfies Industry
