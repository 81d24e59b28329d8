import { brand } from '#app/site/brand.ts'
import { formatPence, plans } from '#app/site/pricing.ts'
import type { Industry } from '../industry.ts'

const [starter, pro, teams] = plans

/** What the property managers’ page says. */
export const propertyManagement = {
  slug: 'property-management',
  meta: {
    title: `AI Receptionist for Property Managers | ${brand.name}`,
    description: `${brand.persona} answers tenants day and night, tells a burst pipe from a dripping tap, reaches the contractor on call and logs the rest for your office.`,
    keywords: [
      'AI receptionist for property management',
      'tenant call answering',
      'out-of-hours maintenance line',
      'emergency repairs phone line',
      'block management call handling',
      'letting agent night line',
    ],
  },
  hero: {
    title: 'A leak at 2 am reaches the plumber on call.',
    lead: `${brand.persona} asks where the water is, puts the tenant through to whoever is on your rota, and leaves the lost fobs and light bulbs for your morning list.`,
  },
  call: {
    title: 'Water through the ceiling at Albion Court',
    text: 'Joanne has water coming in beside the kitchen light. Listen to the order she takes things in: first the electricity, then the stopcock, then the plumber.',
    notes: [
      { text: 'Leak beside a light', urgent: true },
      { text: 'Flat 6, Albion Court' },
      { text: 'Plumber connected' },
    ],
    ask: `What does ${brand.persona} do when a tenant smells gas at night?`,
  },
  features: {
    title: 'What your tenants ring about, sorted',
    items: [
      {
        id: 'leaks',
        icon: 'wrench',
        title: 'Leaks now, drips tomorrow',
        ask: 'How does she sort a leak from a drip?',
        description: `${brand.persona} asks how much water, and whether it’s near electrics. A burst pipe goes to the plumber, a tap to the morning list.`,
      },
      {
        id: 'gas-and-fire',
        icon: 'triangle-alert',
        title: 'Gas and fire come first',
        description: `For a smell of gas: get out and ring 0800 111 999. For a fire: get out and ring 999. Then ${brand.persona} tells your manager on call.`,
      },
      {
        id: 'on-call-rota',
        icon: 'phone-forwarded',
        title: 'Your contractors’ on-call rota',
        description: `Plumber this week, electrician at weekends, locksmith at night: ${brand.persona} puts the tenant through to the one on duty.`,
      },
      {
        id: 'lockouts',
        icon: 'key-round',
        title: 'Fobs, keys and lockouts',
        ask: 'What about lost keys and fobs?',
        description: `${brand.persona} takes the block, the flat and the name, and says what a new fob costs. Door codes are never read out.`,
      },
      {
        id: 'access',
        icon: 'calendar',
        title: 'Access agreed with the tenant',
        ask: 'Can she arrange access with tenants?',
        description: `For a boiler service or a gas safety check, ${brand.persona} offers the engineer’s free times and texts the tenant the one agreed.`,
      },
      {
        id: 'who-is-calling',
        icon: 'users',
        title: 'Tenant, landlord, leaseholder',
        description: `${brand.persona} asks who is ringing and for which building, so a rent query and a service charge query reach different desks.`,
      },
    ],
  },
  day: {
    title: 'One day across your blocks',
    moments: [
      {
        time: '06:50',
        caller: 'There’s no hot water at 14 Harbour Street, and we have a new baby.',
        outcome: `${brand.persona} notes that there’s a baby, takes the boiler’s fault code and sends both to your heating engineer by SMS.`,
      },
      {
        time: '11:30',
        caller: 'I own two flats in Fenwick Place. Why have I been charged for gutters?',
        outcome: `${brand.persona} takes the invoice number and books him a call with your block manager at 14:00, which leaves time to look it up.`,
      },
      {
        time: '19:15',
        caller: 'I’ve lost my fob and the caretaker at Tern House has gone home.',
        outcome: `${brand.persona} takes her name and flat and puts her through to your locksmith. The new fob is on the morning list.`,
      },
      {
        time: '01:35',
        caller: 'The alarm panel in the lobby of Quay House is bleeping. I can’t see any smoke.',
        outcome: `${brand.persona} says to leave and ring 999 at any sign of fire, and puts the caller through to your manager on call.`,
      },
    ],
  },
  closing: {
    title: `Let ${brand.persona} cover the night line`,
    text: `${starter.name} is free with ${starter.includedCallCount} calls a month. Give her the out-of-hours repairs line first and read the log at breakfast.`,
  },
  faqs: [
    {
      id: 'gas',
      question: 'What does she say when a tenant smells gas?',
      answer:
        'She tells them to leave the property, not to light anything or touch any switches, and to ring the gas emergency number, 0800 111 999, from outside. If anybody is in danger, she tells them to ring 999. Then she tells your manager on call.',
    },
    {
      id: 'tell-emergency',
      question: 'How does she tell an emergency from a nuisance?',
      answer:
        'By asking the questions you agree with us at set-up: how much water, near what, is there heating, who lives in the flat. Anything on your list goes to the contractor on call, and the rest waits for the morning log.',
    },
    {
      id: 'contractor-at-night',
      question: 'Can she put a tenant through to a contractor at night?',
      answer:
        'Yes. She transfers the call to the plumber, electrician or manager on duty at that hour. If nobody picks up, she tells the tenant so, takes the details and sends them, marked urgent, to the people you name.',
    },
    {
      id: 'reporting-repair',
      question: `Does ringing ${brand.persona} count as reporting a repair?`,
      answer:
        'Treat it as a report: telling the agent usually counts as telling the landlord. Each call reaches you with its time and the tenant’s own words, and getting the repair done in good time remains with you and the landlord.',
    },
    {
      id: 'callers-know',
      question: 'Do tenants know that they’re talking to an AI?',
      answer: `Yes. ${brand.persona} says so in her first sentence, on the night line too. A tenant who wants a person can ask for one, and your rota decides whose phone rings at that hour.`,
    },
    {
      id: 'little-english',
      question: 'Can a tenant who speaks little English report a leak?',
      answer: `${brand.persona} speaks English, Spanish and many more languages, so a tenant can say where the water is coming from in the language they know best. The flat, the fault and the number reach your contractor as usual.`,
      claim: 'languages',
    },
    {
      id: 'flats-cost',
      question: 'What does it cost if we manage sixty flats?',
      answer: `You pay by the call, however many flats you manage. ${starter.name} is free with ${starter.includedCallCount} calls a month, then ${formatPence(starter.extraCallPence)} a call; ${pro.name} is ${pro.price} a month with ${pro.includedCallCount} calls, then ${formatPence(pro.extraCallPence)} a call; ${teams.name} is ${teams.price} a month with ${teams.includedCallCount} calls, then ${formatPence(teams.extraCallPence)} a call. Calls screened as spam don’t count.`,
    },
  ],
} as const satisfies Industry
