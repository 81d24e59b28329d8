import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import type { Industry } from '../industry.ts'

const [starter] = plans

/** What the recruiters’ page says. */
export const recruitment = {
  slug: 'recruitment',
  meta: {
    title: `AI Receptionist for Recruiters | ${brand.name}`,
    description: `${brand.persona} asks candidates about their licences, shifts and notice periods at any hour, books the call with your consultant and takes urgent shift orders from clients.`,
    keywords: [
      'AI receptionist for recruitment agencies',
      'candidate screening by phone',
      'temp agency call answering',
      'interview booking',
      'right to work documents',
      'shift booking line',
    ],
  },
  hero: {
    title: `Candidates ring on their break. ${brand.persona} picks up.`,
    lead: 'She asks for the licence, the notice period and the shifts they can work, and books a call with a consultant. You ring the ones who fit the job.',
  },
  call: {
    title: 'Forklift, nights, free from the first',
    text: `Lewis Grant wants the night job in Wakefield. Listen for the rate, which ${brand.persona} names before he has to ask, and for what she tells him to have ready.`,
    notes: [
      { text: 'Reach and counterbalance' },
      { text: 'Can start on the 1st' },
      { text: 'Consultant call 08:15' },
    ],
    ask: `Can ${brand.persona} screen candidates by licence, shift and notice period?`,
  },
  features: {
    title: 'Screened before you ring back',
    items: [
      {
        id: 'screening',
        icon: 'list-checks',
        title: 'Screening, job by job',
        ask: `Can ${brand.persona} screen candidates by licence, shift and notice period?`,
        description: `For each vacancy ${brand.persona} asks what you would: experience, distance, transport, notice. The answers reach you in one summary.`,
      },
      {
        id: 'licences',
        icon: 'file-text',
        title: 'Licences and expiry dates',
        description: `Forklift, HGV, CSCS, SIA: ${brand.persona} asks which card the candidate holds and when it runs out, and notes the date.`,
      },
      {
        id: 'shift-rates',
        icon: 'banknote',
        title: 'Shift rates up front',
        description: `${brand.persona} gives the hours, weekends and hourly rate on the first call, before anybody travels to an interview.`,
      },
      {
        id: 'right-to-work',
        icon: 'shield-check',
        title: 'Right to work documents ready',
        ask: 'Does she check right to work?',
        description: `${brand.persona} tells candidates which documents to have ready. Your consultant still does the check itself, as the law requires.`,
      },
      {
        id: 'clients-or-candidates',
        icon: 'briefcase',
        title: 'Clients and candidates, sorted',
        ask: 'Can she tell clients from candidates?',
        description: `The first thing ${brand.persona} asks is whether they want work or staff. A warehouse short of four pickers goes straight to the desk that fills shifts.`,
      },
      {
        id: 'interviews',
        icon: 'calendar-check',
        title: 'Interviews booked and moved',
        ask: 'Can she book interviews?',
        description: `${brand.persona} books the consultant’s call and texts the time. A candidate kept late on shift gets a link to choose another.`,
      },
    ],
  },
  day: {
    title: 'A day between two shifts',
    moments: [
      {
        time: '05:20',
        caller: 'Your picker has called in sick. We need someone at Holbeck by seven.',
        outcome: `${brand.persona} takes the site, the shift and the rate, and puts the client through to the consultant on call that morning.`,
      },
      {
        time: '12:10',
        caller: 'I’m on my break. Is the welding job in Hull still open?',
        outcome: `${brand.persona} asks for his tickets, notice and rate, and books your consultant for 17:30, when his shift is over.`,
      },
      {
        time: '18:45',
        caller: 'My payslip for last week is four hours short.',
        outcome: `${brand.persona} takes the site, the dates and the hours, and payroll finds them at the top of the morning list.`,
      },
      {
        time: '22:15',
        caller: 'I’ve finished my care training. Is there weekend work near Otley?',
        outcome: `${brand.persona} asks about her DBS certificate, her car and her weekends, books a call and texts what to bring.`,
      },
    ],
  },
  closing: {
    title: `Let ${brand.persona} take the lunch-break calls`,
    text: `${starter.name} is free with ${starter.includedCallCount} calls a month. Tell ${brand.persona} about one vacancy and read what the candidates say.`,
  },
} as const satisfies Industry
