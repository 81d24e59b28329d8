import { trade } from './trade.ts'

/** Trades that look after people and animals. */
export const health = {
  dentist: trade('dentist', {
    name: 'Meanwood Dental',
    hours: ['08:30-17:30', '', ''],
    services: [
      ['Check-up', 48, 30],
      ['Hygienist visit', 62, 30],
      ['Filling', 110, 45],
      ['Implant', null, 90, false],
    ],
    urgent: ['toothache', 'swelling', 'broken tooth', 'tooth knocked out'],
    facts: { 'Are you taking NHS patients?': 'No, private patients only at present.' },
    synonyms: {
      'check-up': [
        'checkup',
        'examination',
        'teeth checked',
        'see the dentist',
        'dental appointment',
      ],
      filling: ['cavity'],
      emergency: [
        'toothache',
        'tooth ache',
        'in agony',
        'abscess',
        'knocked out',
        'broken tooth',
        'swollen',
        'swelled',
        'swelling',
        'crown come off',
        'crown has come off',
        'crown fell off',
        'filling fell out',
        'filling has come out',
      ],
      hygienist: ['scale', 'polish', 'teeth cleaned', 'cleaning', 'get them cleaned'],
    },
  }),
  clinic: trade('clinic', {
    name: 'Roundhay Clinic',
    hours: ['08:30-18:00', '', ''],
    services: [
      ["Doctor's appointment", 85, 20],
      ['Blood test', 60, 15],
      ['Travel vaccination', 55, 20],
      ['Scan', null, 60, false],
    ],
    urgent: ['high fever'],
    facts: { 'Do you take insurance?': 'Yes, most insurers; please bring your policy number.' },
    synonyms: {
      doctor: ['gp', 'dr', 'physician'],
      blood: ['bloods'],
      travel: ['jab', 'jabs', 'vaccine', 'vaccinated'],
      therapy: ['therapist', 'counselling', 'counsellor', 'psychologist'],
    },
  }),
  vet: trade('vet', {
    name: 'Headingley Vets',
    hours: ['08:30-18:30', '09:00-12:00', ''],
    services: [
      ['Vet consultation', 52, 20],
      ['Booster vaccination', 58, 20],
      ['Nail clipping', 16, 15],
      ['Operation', null, 120, false],
    ],
    urgent: ['not eating', 'limping', 'hit by a car'],
    facts: { 'Do you see rabbits?': 'Yes, and guinea pigs too.' },
    synonyms: {
      vet: ['check my dog', 'check my cat', 'look at my', 'poorly'],
      booster: ['jab', 'jabs', 'vaccine'],
      nail: ['claws', 'nails'],
      operation: ['surgery', 'neutering', 'spaying'],
    },
  }),
  physio: trade('physio', {
    name: 'Stride Physio',
    hours: ['07:30-20:00', '09:00-13:00', ''],
    services: [
      ['First assessment', 68, 45],
      ['Follow-up session', 52, 30],
      ['Sports massage', 55, 60],
    ],
    facts: { 'Do I need a referral?': 'No, you can come without a referral.' },
    synonyms: { assessment: ['initial', 'new patient'], 'follow-up': ['followup', 'next session'] },
  }),
  gym: trade('gym', {
    name: 'Foundry Gym',
    hours: ['06:30-21:00', '08:00-18:00', '08:00-18:00'],
    services: [
      ['Induction', 0, 45],
      ['Personal training session', 40, 60],
      ['Membership', null, 15, false],
    ],
    facts: { 'Is there a joining fee?': 'No, there is no joining fee.' },
    synonyms: {
      induction: ['look round', 'tour', 'show me round'],
      personal: ['trainer', 'pt'],
      membership: ['join', 'member', 'sign up'],
    },
  }),
}
