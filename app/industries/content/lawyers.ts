import { brand } from '#app/site/brand.ts'
import { formatPence, plans } from '#app/site/pricing.ts'
import type { Industry } from '../industry.ts'

const [starter, pro] = plans

/** What the law firms’ page says. */
export const lawyers = {
  slug: 'lawyers',
  meta: {
    title: `AI Receptionist for Law Firms | ${brand.name}`,
    description: `${brand.persona} takes new enquiries at any hour, asks who is on the other side, notes court dates and books first calls. She leaves legal advice to your solicitors.`,
    keywords: [
      'AI receptionist for law firms',
      'legal call answering',
      'solicitor phone answering',
      'new client intake',
      'conflict check names',
      'out-of-hours legal enquiries',
    ],
  },
  hero: {
    title: 'The client who rings at lunch is in court by Friday.',
    lead: `${brand.persona} takes the enquiry, takes both names for your conflict check, notes the deadline and puts a first call in the right solicitor’s diary.`,
  },
  call: {
    title: 'A dismissal, a deadline, a first call',
    text: `Daniel Reed was dismissed on Monday. Listen for what ${brand.persona} asks before she offers a time, and for what she tells him not to send.`,
    notes: [
      { text: 'Deadline: 12th', urgent: true },
      { text: 'Conflict check sent' },
      { text: 'Booked 09:30' },
    ],
    ask: `Does ${brand.persona} ask who is on the other side before taking the details?`,
  },
  features: {
    title: 'A first call that follows a solicitor’s rules',
    items: [
      {
        id: 'other-side',
        icon: 'search',
        title: 'Names for the conflict check',
        ask: `Does ${brand.persona} ask who is on the other side before taking the details?`,
        description: `${brand.persona} asks who is on the other side before she hears the story, and sends both names to whoever runs your check.`,
      },
      {
        id: 'court-dates',
        icon: 'clock',
        title: 'Court and limitation dates',
        ask: 'Does she note court dates?',
        description: `A hearing on Friday, a letter to answer, the day of the accident: ${brand.persona} writes down the date and marks the call urgent.`,
      },
      {
        id: 'no-legal-advice',
        icon: 'scale',
        title: 'No legal advice given',
        description: `Asked about the chances of a claim, ${brand.persona} says that she can’t advise and offers a call with a solicitor who can.`,
      },
      {
        id: 'fee-earner',
        icon: 'calendar-check',
        title: 'The right fee earner’s diary',
        ask: 'Can she book with the right solicitor?',
        description: `Employment, family, conveyancing, probate: ${brand.persona} asks what the matter is and books with the person who does that work.`,
      },
      {
        id: 'privileged-calls',
        icon: 'shield-check',
        title: 'Privilege kept in mind',
        description: `${brand.persona} takes an outline only, and asks callers to send no documents until you confirm that you can act for them.`,
      },
      {
        id: 'custody-calls',
        icon: 'phone-forwarded',
        title: 'Custody and court calls',
        description:
          'A call from a police station or a court usher goes through to your duty solicitor’s phone, during the hours you set.',
      },
    ],
  },
  day: {
    title: 'One day on a high street firm’s phone',
    moments: [
      {
        time: '08:05',
        caller: 'My ex-husband wants to move our son to another school. Can he do that?',
        outcome: `${brand.persona} doesn’t give an opinion. She takes both parents’ names for the check and books 11:15 with a family solicitor, subject to the check.`,
      },
      {
        time: '12:40',
        caller: 'County Court here. Mrs Lloyd’s hearing has been moved to two o’clock today.',
        outcome:
          'Marked urgent and put through to Mr Hale, whose case it is. The new time is in his inbox as well.',
      },
      {
        time: '18:20',
        caller: 'I’m buying 31 Dene Street. Have we exchanged yet?',
        outcome: `${brand.persona} keeps the file confidential, takes the address and books the conveyancer to ring back at nine.`,
      },
      {
        time: '02:10',
        caller: 'My brother has been arrested. They’re holding him at Eastgate police station.',
        outcome: `${brand.persona} takes his name and the station, and puts the caller through to your duty solicitor.`,
      },
    ],
  },
  closing: {
    title: 'The next client rings while you’re in court',
    text: `${starter.name} is free with ${starter.includedCallCount} calls a month. ${brand.persona} takes the names and the date, and you can read both outside the courtroom.`,
  },
  faqs: [
    {
      id: 'conflict-check',
      question: `Does ${brand.persona} run the conflict check herself?`,
      answer:
        'No. She takes the caller’s name and the other side’s before the details, and sends them to your team, who run the check on your own records. A first call that she books stays subject to the result.',
    },
    {
      id: 'advice',
      question: 'Will she give advice or work out a time limit?',
      answer: `No. ${brand.persona} tells callers that she can’t advise, and offers a call with a solicitor instead. She notes the dates that she’s given, such as a dismissal or a hearing, but working out limitation stays with your fee earners.`,
    },
    {
      id: 'privilege',
      question: 'What about privilege and call recordings?',
      answer: `Whether a conversation is privileged is for your firm to judge, so ${brand.persona} keeps to the outline of the matter. Where calls are recorded, tell callers and mention it in your privacy notice, and decide who can listen and how long you keep the recordings.`,
    },
    {
      id: 'police-station',
      question: 'Can she put a call from a police station through?',
      answer: `Yes. You choose which calls go to a person, such as custody, the court or an injunction, and to whose phone at which hours. If nobody picks up, ${brand.persona} takes the details and sends them marked urgent by email or SMS.`,
    },
    {
      id: 'callers-know',
      question: 'Are prospective clients told that she’s an AI?',
      answer: `Yes, in her first sentence, before they say a word about their matter. Anyone who’d prefer a person can ask for one, and ${brand.persona} transfers the call or takes a number for your fee earner to ring.`,
    },
    {
      id: 'other-language',
      question: 'Can a client explain the matter in another language?',
      answer: `${brand.persona} speaks English, Spanish and many more languages, which helps an immigration or family client give you the outline. She doesn’t replace an interpreter when you take instructions.`,
      claim: 'languages',
    },
    {
      id: 'firm-cost',
      question: 'What does it cost a firm of three solicitors?',
      answer: `The same as a firm of one, since seats are unlimited. ${starter.name} is free with ${starter.includedCallCount} calls a month, then ${formatPence(starter.extraCallPence)} a call; ${pro.name} is ${pro.price} a month with ${pro.includedCallCount} calls, then ${formatPence(pro.extraCallPence)}. Calls screened as spam don’t count, and there’s no long-term contract.`,
    },
  ],
} as const satisfies Industry
