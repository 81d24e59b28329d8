import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import type { Industry } from '../industry.ts'

const [starter] = plans

/** What the customer support page says. */
export const customerSupport = {
  slug: 'customer-support',
  meta: {
    title: `AI Receptionist for Customer Support | ${brand.name}`,
    description: `${brand.persona} takes the order number, explains your returns policy, notes what arrived late or broken and hands the hard calls to a person on your team.`,
    keywords: [
      'AI receptionist for customer support',
      'order enquiry call answering',
      'returns phone line',
      'support call escalation',
      'out-of-hours customer service',
      'small shop phone support',
    ],
  },
  hero: {
    title: 'The lost parcel is logged before you open up.',
    lead: `${brand.persona} takes the order number, explains your returns policy and tells a late parcel from a broken one. Anything that needs a refund goes to a colleague, with notes.`,
  },
  call: {
    title: 'Delivered, says the tracking page',
    text: `The parcel was left in a porch, and the caller has no porch. Listen for how ${brand.persona} finds the wrong house number, and for when she offers to put the caller through to a person.`,
    notes: [
      { text: 'Order F4719' },
      { text: 'Driver wrote 21, not 12' },
      { text: 'Ring back by 10:00' },
    ],
    ask: `Can ${brand.persona} take an order number and hand an upset customer to my team?`,
  },
  features: {
    title: 'Orders, returns and complaints',
    items: [
      {
        id: 'order-numbers',
        icon: 'package',
        title: 'Order numbers, read back',
        ask: `Can ${brand.persona} take an order number and hand an upset customer to my team?`,
        description: `${brand.persona} takes the number and reads it back digit by digit, so your team opens the right order first time.`,
      },
      {
        id: 'returns',
        icon: 'file-text',
        title: 'Returns, in your words',
        ask: 'Can she explain our returns policy?',
        description: `Thirty days, unworn, label in the box: ${brand.persona} explains the policy that you wrote and leaves exceptions to your team.`,
      },
      {
        id: 'late-parcels',
        icon: 'list-checks',
        title: 'Late, lost or damaged',
        ask: 'What about late or damaged parcels?',
        description: `Three faults, three routes. ${brand.persona} asks which it is and sends it to your warehouse, courier desk or refunds inbox.`,
      },
      {
        id: 'case-number',
        icon: 'message-square-text',
        title: 'A case number by text',
        ask: 'Do customers get a case number?',
        description:
          'The customer has a reference on their phone and you have the same one in the summary, should they ring again.',
      },
      {
        id: 'escalation',
        icon: 'phone-forwarded',
        title: 'Escalation that follows your rules',
        ask: 'When does she escalate a support call?',
        description:
          'A third call about one order, or talk of a chargeback, goes to your team lead with the story so far.',
      },
      {
        id: 'help-desk',
        icon: 'plug',
        title: 'Into the help desk queue',
        description:
          'Order, fault and phone number reach your help desk or team chat through the automation connector.',
      },
    ],
  },
  day: {
    title: 'The Monday after a sale',
    moments: [
      {
        time: '06:55',
        caller: 'The kettle came on Saturday with a cracked lid. It’s order K2280.',
        outcome: `${brand.persona} notes the fault and asks her to keep the box. The case is in your queue before the first coffee.`,
      },
      {
        time: '12:30',
        caller: 'This is the third time I’ve rung about the blue armchair.',
        outcome: `${brand.persona} says sorry, takes the order number and puts him through to your team lead, with the dates of his earlier calls.`,
      },
      {
        time: '19:40',
        caller: 'Can I return boots that I’ve worn once, indoors?',
        outcome: `${brand.persona} explains your policy on worn goods. In the morning, you decide whether to make an exception.`,
      },
      {
        time: '23:50',
        caller: 'I ordered two lamps by mistake. Please only send one.',
        outcome: `${brand.persona} takes the order number but doesn’t promise anything. Your packers see the note before the nine o’clock van.`,
      },
    ],
  },
  closing: {
    title: `Hand ${brand.persona} the next tracking question`,
    text: `${starter.name} is free with ${starter.includedCallCount} calls a month. Give her your returns policy and listen to how she explains it.`,
  },
} as const satisfies Industry
