import { trade } from './trade.ts'

const WORKDAY = ['08:00-18:00', '', ''] as const

/** Trades that come to the caller's home, and those that let or sell it. */
export const homes = {
  plumber: trade('plumber', {
    name: 'Brook & Sons Plumbing',
    hours: ['08:00-18:00', '09:00-13:00', ''],
    services: [
      ['Boiler service', 90, 60],
      ['Tap repair', 65, 45],
      ['Toilet repair', 75, 60],
      ['Bathroom installation', null, 480, false],
    ],
    urgent: [
      'burst pipe',
      'no heating',
      'no hot water',
      'water coming through the ceiling',
      'overflowing',
      'flooding',
    ],
    facts: {
      'Are you Gas Safe registered?': 'Yes, every engineer is Gas Safe registered.',
      'Do you charge for a quote?': 'No, quotes are free.',
    },
    isVisit: true,
    synonyms: {
      boiler: ['combi', 'central heating', 'gas safety'],
      tap: ['faucet', 'dripping', 'mixer'],
      toilet: ['loo', 'cistern', 'flush'],
      radiator: ['rad'],
      certificate: ['certs', 'cert', 'cp12'],
      gas: ['cp12', 'landlord certificate'],
      drain: ['drains', 'plughole', 'gully'],
      bathroom: ['shower room', 'wet room'],
    },
  }),
  electrician: trade('electrician', {
    name: 'Kirkgate Electrical',
    hours: ['08:00-17:30', '', ''],
    services: [
      ['Socket repair', 70, 60],
      ['Electrical safety check', 140, 180],
      ['Light fitting', 55, 45],
      ['Rewire', null, 480, false],
    ],
    urgent: ['no power', 'keeps tripping', 'socket sparked', 'plug sparked'],
    facts: {
      'Do you give a certificate?': 'Yes, you get the certificate by email after the check.',
    },
    isVisit: true,
    synonyms: {
      socket: ['plug', 'outlet'],
      electrical: ['eicr', 'landlord'],
      light: ['lamp', 'spotlight', 'chandelier'],
      rewire: ['rewiring'],
    },
  }),
  cleaner: trade('cleaner', {
    name: 'Bright Side Cleaning',
    hours: WORKDAY,
    services: [
      ['House clean', 54, 180],
      ['Oven clean', 65, 120],
      ['Carpet clean', 80, 120],
      ['Office clean', null, 180, false],
    ],
    facts: { 'Do you bring your own products?': 'Yes, we bring everything.' },
    isVisit: true,
    synonyms: {
      house: ['home', 'flat', 'tenancy', 'spring'],
      oven: ['cooker'],
      carpet: ['rug'],
      office: ['workplace'],
    },
  }),
  builder: trade('builder', {
    name: 'Aire Builders',
    hours: ['08:00-17:00', '', ''],
    services: [
      ['Site visit', 0, 60],
      ['Gutter repair', 120, 120],
      ['Plastering', 210, 240],
      ['Extension', null, 480, false],
    ],
    urgent: ['wall has come down', 'roof is leaking'],
    facts: { 'Are you insured?': 'Yes, we are fully insured.' },
    isVisit: true,
    synonyms: {
      site: ['quote', 'estimate', 'survey'],
      gutter: ['guttering', 'downpipe'],
      plastering: ['plaster', 'skim'],
      extension: ['loft', 'conversion', 'conservatory'],
    },
  }),
  'estate-agent': trade('estate-agent', {
    name: 'Hyde Park Estates',
    hours: ['09:00-17:30', '09:00-16:00', ''],
    services: [
      ['Viewing', 0, 30],
      ['Valuation', 0, 45],
      ['Mortgage advice', null, 60, false],
    ],
    facts: {
      'Do you take pets in rented flats?': 'It depends on the landlord, so we ask about each flat.',
    },
    hasAddresses: true,
    synonyms: {
      viewing: ['view', 'visit', 'look round', 'look at', 'see the', 'see a', 'tour'],
      valuation: [
        'value',
        'valued',
        'selling',
        'sell my',
        'worth',
        'it would fetch',
        "it'd fetch",
        'could i get for it',
      ],
    },
  }),
  'property-manager': trade('property-manager', {
    name: 'Calder Lettings',
    hours: ['09:00-17:30', '', ''],
    services: [
      ['Repair visit', 0, 60],
      ['Inspection visit', 0, 30],
      ['Key collection', 0, 15],
    ],
    urgent: [
      'no heating',
      'no hot water',
      'no power',
      'locked out',
      'leak',
      'overflowing',
      'flooding',
    ],
    facts: { 'When is rent due?': 'Rent is due on the first of the month.' },
    hasAddresses: true,
    synonyms: {
      repair: ['maintenance', 'leak', 'damp', 'mould', 'blocked', 'no hot water', 'no heating'],
      inspection: ['inspect'],
      valuation: [
        'value',
        'valued',
        'worth',
        "it'd fetch",
        'it would fetch',
        'how much rent',
        'what rent',
        'how much is the rent',
      ],
      viewing: ['see the flat', 'see a flat', 'see the house', 'look round'],
      key: ['keys'],
    },
  }),
}
