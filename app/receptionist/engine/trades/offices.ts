import { trade } from './trade.ts'

const OFFICE = ['09:00-17:00', '', ''] as const

/** Trades that advise, teach or place people, and any other. */
export const offices = {
  solicitor: trade('solicitor', {
    name: 'Marsh and Dale Solicitors',
    hours: OFFICE,
    services: [
      ['First consultation', 120, 60],
      ['Will writing', 240, 60],
      ['Document signing', 25, 30],
      ['Conveyancing', null, 60, false],
    ],
    urgent: ['court tomorrow', 'police station', 'arrested', 'in custody'],
    facts: { 'Do you do legal aid?': 'No, we do not offer legal aid.' },
    synonyms: {
      consultation: [
        'consult',
        'advice',
        'see a solicitor',
        'divorce',
        'meet a solicitor',
        'employment solicitor',
        'settlement agreement',
        'boss',
        'employer',
      ],
      writing: ['a will', 'my will', 'our wills'],
      document: [
        'witness',
        'certify',
        'something signed',
        'papers signed',
        'form signed',
        'documents signed',
      ],
      conveyancing: ['buying a house', 'selling a house', 'house purchase', 'buying a flat'],
      purchase: ['conveyancing', 'buying a house', 'buying a flat'],
      sale: ['conveyancing', 'selling a house', 'selling a flat'],
      probate: ['passed away', 'executor', 'inheritance'],
      employment: [
        'sacked',
        'dismissed',
        'redundant',
        'redundancy',
        'boss',
        'employer',
        'settlement agreement',
        'not paid me',
        'not pay me',
      ],
    },
  }),
  recruiter: trade('recruiter', {
    name: 'Northbound Recruitment',
    hours: ['08:30-17:30', '', ''],
    services: [
      ['Registration interview', 0, 45],
      ['CV review', 0, 30],
    ],
    urgent: ['cannot make my shift'],
    facts: { 'What do you recruit for?': 'Warehouse, driving and office work.' },
    synonyms: {
      registration: ['register', 'sign up', 'looking for work', 'a job'],
      cv: ['resume', 'curriculum'],
    },
  }),
  accountant: trade('accountant', {
    name: 'Ledger and Co',
    hours: OFFICE,
    services: [
      ['Tax return meeting', 180, 60],
      ['Bookkeeping review', 95, 60],
      ['Company formation', 150, 45],
    ],
    urgent: ['letter from HMRC'],
    facts: { 'Which software do you use?': 'Xero and FreeAgent.' },
    synonyms: {
      tax: ['self assessment', 'hmrc'],
      bookkeeping: ['my books', 'our books', 'the books', 'accounts'],
      formation: ['set up a company', 'start a company', 'limited company'],
    },
  }),
  tutor: trade('tutor', {
    name: 'Clear Maths Tuition',
    hours: ['15:00-20:00', '09:00-14:00', ''],
    services: [
      ['Trial lesson', 20, 45],
      ['GCSE maths lesson', 38, 60],
      ['A-level maths lesson', 46, 60],
    ],
    facts: { 'Do you teach online?': 'Yes, online or at our room in town.' },
    synonyms: {
      trial: ['taster', 'try a lesson', 'first lesson'],
      level: ['sixth form', 'a levels'],
    },
  }),
  other: trade('other', {
    name: 'Harper and Co',
    hours: ['09:00-17:30', '09:00-13:00', ''],
    services: [['Appointment', null, 60]],
    urgent: ['emergency', 'urgent'],
    facts: {},
  }),
}
