import { brand } from '#app/site/brand.ts'
import { formatPence, plans } from '#app/site/pricing.ts'
import type { Industry } from '../industry.ts'

const [starter, pro] = plans

/** What the estate agents’ page says. */
export const estateAgents = {
  slug: 'estate-agents',
  meta: {
    title: `AI Receptionist for Estate Agents | ${brand.name}`,
    description: `${brand.persona} answers your branch phone day and night, books viewings and valuations, asks about the chain and sends your negotiators a summary of each call.`,
    keywords: [
      'AI receptionist for estate agents',
      'estate agent call answering',
      'viewing booking by phone',
      'valuation booking',
      'letting agent phone answering',
      'after-hours property enquiries',
    ],
  },
  hero: {
    title: 'You’re at a viewing. The next seller is ringing.',
    lead: `${brand.persona} books the valuation, asks about the chain and the moving date, and puts each buyer’s viewing in the right negotiator’s diary while you hold the keys.`,
  },
  call: {
    title: 'A valuation booked with the office shut',
    text: 'Helen Marsh rings Pennfield Homes in the evening. Listen for the question about the chain. By Friday the valuer knows the street, the house and when Helen hopes to move.',
    notes: [
      { text: 'Valuation Fri 16:00' },
      { text: 'Move before September' },
      { text: 'No offer made yet' },
    ],
    ask: `Can ${brand.persona} book viewings and valuations when our branch is closed?`,
  },
  features: {
    title: 'Viewings, valuations and the chain',
    items: [
      {
        id: 'viewings',
        icon: 'calendar',
        title: 'Viewings in the right diary',
        ask: `Can ${brand.persona} book viewings?`,
        description: `${brand.persona} offers the times your negotiators have free, notes who is coming, and texts the buyer the address and the time.`,
      },
      {
        id: 'valuations',
        icon: 'house',
        title: 'Valuations while they’re keen',
        ask: `Can ${brand.persona} book valuations?`,
        description:
          'A seller who rings at nine at night has a slot before the call ends, and your valuer has the street and the number of bedrooms.',
      },
      {
        id: 'chain-and-funds',
        icon: 'list-checks',
        title: 'Chain and funds asked early',
        ask: 'Does she ask about the chain?',
        description:
          'Cash or mortgage, chain-free or selling, agreement in principle or none yet: the answers are in your summary.',
      },
      {
        id: 'portal-callers',
        icon: 'search',
        title: 'Portal callers, by property',
        description: `They ring with a street and a price. ${brand.persona} answers from the particulars you gave her: parking, tenure, council tax band.`,
      },
      {
        id: 'offers',
        icon: 'phone-forwarded',
        title: 'Offers go to a negotiator',
        description:
          'A buyer with an offer, or a seller whose chain is breaking, is put through to the person whose sale it is.',
      },
      {
        id: 'sales-or-lettings',
        icon: 'key-round',
        title: 'Sales and lettings kept separate',
        ask: 'Can she tell sales from lettings?',
        description: `A landlord’s question, a tenant’s lost key, a second viewing: ${brand.persona} asks which it is and picks the desk that deals with it.`,
      },
    ],
  },
  day: {
    title: 'A day on the branch phone',
    moments: [
      {
        time: '07:40',
        caller: 'Is the two-bed on Orchard Way still for sale, and does it have parking?',
        outcome: `${brand.persona} answers from your particulars and books a viewing at 17:30. It is in the diary when you unlock the door.`,
      },
      {
        time: '12:15',
        caller: 'I saw 9 Tanner Street on Saturday. I’m chain-free and I’d like to make an offer.',
        outcome: `${brand.persona} doesn’t discuss the figure. She puts him through to the negotiator for Tanner Street.`,
      },
      {
        time: '18:50',
        caller: 'It’s Mrs Okafor. I can’t make tomorrow’s viewing on Quarry Road.',
        outcome: `${brand.persona} texts her the link to choose another viewing. You can see that tomorrow’s viewing is off before you ring the seller.`,
      },
      {
        time: '22:10',
        caller: 'I live in Lisbon. What would my flat on Mill Lane let for?',
        outcome: `${brand.persona} doesn’t quote a rent. She books a call with your lettings manager, who finds the flat’s details in the note.`,
      },
    ],
  },
  closing: {
    title: `Let ${brand.persona} book the next viewing`,
    text: `${starter.name} is free with ${starter.includedCallCount} calls a month, enough to try her on a weekend of portal enquiries.`,
  },
  faqs: [
    {
      id: 'branch-cost',
      question: 'What does it cost a single branch?',
      answer: `${starter.name} is free with ${starter.includedCallCount} calls a month, then ${formatPence(starter.extraCallPence)} a call. ${pro.name} is ${pro.price} a month with ${pro.includedCallCount} calls, then ${formatPence(pro.extraCallPence)}, and every negotiator can use it because seats are unlimited. Calls screened as spam don’t count.`,
    },
    {
      id: 'offer-through',
      question: 'Can she put a buyer with an offer through to me?',
      answer: `Yes. You say which calls come through, such as an offer or a seller ready to instruct, and to which negotiator. If you’re at a viewing and can’t pick up, ${brand.persona} takes the details and sends them to you by email or SMS.`,
    },
    {
      id: 'callers-know',
      question: 'Do buyers and sellers know that they’re talking to an AI?',
      answer: `Yes. ${brand.persona} says so in her first sentence, together with your branch’s name. A seller who would rather speak to a negotiator can ask for one at any point in the call.`,
    },
    {
      id: 'weak-english',
      question: 'What if a buyer’s English isn’t strong?',
      answer: `${brand.persona} speaks English, Spanish and many more languages, so an overseas buyer or landlord can ask about a property in their own language. The viewing goes into your negotiator’s diary all the same.`,
      claim: 'languages',
    },
    {
      id: 'money-laundering',
      question: `Does ${brand.persona} do our anti-money-laundering checks?`,
      answer: `No. Checking identity and the source of funds remains your agency’s legal duty. ${brand.persona} can ask how a buyer means to pay and tell them that you will need documents, but she doesn’t verify anything.`,
    },
    {
      id: 'listing-questions',
      question: 'Can she answer questions about a listing?',
      answer:
        'Yes, from the particulars you give her, such as tenure, service charge and parking. Material information stays your agency’s responsibility, so keep her details up to date. If the answer isn’t there, she passes the question on to you.',
    },
    {
      id: 'viewing-clash',
      question: 'Could she book a viewing that nobody can attend?',
      answer:
        'She offers only the times that your diary shows as free. Where a seller must agree first or a tenant must have notice, she can note the times that suit the buyer and leave it to your team to confirm.',
    },
    {
      id: 'property-software',
      question: 'Will the enquiry reach our property software?',
      answer:
        'It can, through the automation connector, which sends call details to a CRM, calendar or chat tool that it supports. The applicant’s name, number, property and viewing time also come in the call summary.',
    },
    {
      id: 'recorded',
      question: 'Are calls to the branch recorded?',
      answer:
        'You can have a recording and a transcript of each call, which helps when a buyer and a seller remember a viewing differently. Tell callers at the start, mention it in your privacy notice and decide how long to keep recordings.',
    },
  ],
} as const satisfies Industry
