import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import type { Industry } from '../industry.ts'

const [starter] = plans

/** What the healthcare page says. */
export const healthcare = {
  slug: 'healthcare',
  meta: {
    title: `AI Receptionist for Clinics and Dentists | ${brand.name}`,
    description: `${brand.persona} asks your red-flag questions first, points emergencies to 999 or 111, books patients in and keeps health details out of text messages.`,
    keywords: [
      'AI receptionist for healthcare',
      'dental practice call answering',
      'clinic phone answering',
      'patient appointment booking',
      'medical receptionist service',
      'cancellation waiting list',
    ],
  },
  hero: {
    title: 'Toothache at eight, an appointment at twenty to five.',
    lead: `${brand.persona} asks your red-flag questions before she looks for a time, sends emergencies to 999, and finds everyone else an appointment with the right clinician.`,
  },
  call: {
    title: 'Questions first, then the appointment',
    text: `Ruth Bailey has toothache. Listen for the question about swelling and breathing, and for what ${brand.persona} leaves out of the text message.`,
    notes: [
      { text: 'No swelling reported' },
      { text: 'Booked today 16:40' },
      { text: 'Text: time only' },
    ],
    ask: `What does ${brand.persona} do when a call sounds like an emergency?`,
  },
  features: {
    title: 'The manners of a good front desk',
    items: [
      {
        id: 'red-flags',
        icon: 'triangle-alert',
        title: 'Red flags to 999 or 111',
        ask: `What does ${brand.persona} do when a call sounds like an emergency?`,
        description: `Chest pain, trouble breathing, a swelling face: ${brand.persona} asks the questions your clinicians wrote and tells the caller which to ring, 999 or 111.`,
      },
      {
        id: 'text-privacy',
        icon: 'message-square-text',
        title: 'No health detail in texts',
        ask: 'Do texts mention health details?',
        description:
          'A confirmation on a shared phone gives the time and the place. The reason for the visit stays out of it.',
      },
      {
        id: 'hipaa',
        icon: 'shield-check',
        title: 'HIPAA compliant',
        description:
          'We handle health information to that standard. If your practice is in the UK, UK GDPR applies as well.',
        claim: 'hipaa',
      },
      {
        id: 'cancellations',
        icon: 'clock',
        title: 'Cancellations and waiting list',
        ask: 'What happens when a patient cancels?',
        description:
          'A cancelled slot is open to the next patient who rings. Others can say which days suit them and go on your waiting list.',
      },
      {
        id: 'new-or-registered',
        icon: 'user-round',
        title: 'New or registered, NHS or private',
        ask: 'Can she tell NHS from private patients?',
        description: `${brand.persona} asks before she books, so that a new patient gets the long appointment and a check-up gets the short one.`,
      },
      {
        id: 'results',
        icon: 'file-text',
        title: 'Results and repeat requests',
        ask: 'Does she read out test results?',
        description: `${brand.persona} doesn’t read out results or give medical advice. She takes the request and says when your desk will ring back.`,
      },
    ],
  },
  day: {
    title: 'A Wednesday at the surgery',
    moments: [
      {
        time: '07:10',
        caller: 'My little boy has had earache all night. When can he be seen?',
        outcome: `${brand.persona} asks your doctors’ red-flag questions for children, then books the 09:10 that is still free.`,
      },
      {
        time: '08:35',
        caller: 'I have a pain in my chest and my left arm feels heavy.',
        outcome: `${brand.persona} tells her to ring 999 now and doesn’t book an appointment. The duty doctor has an urgent note.`,
      },
      {
        time: '18:40',
        caller: 'I can’t come to physio tomorrow at two.',
        outcome: `${brand.persona} takes the cancellation and texts a link for another day. The two o’clock is open to the next patient.`,
      },
      {
        time: '23:20',
        caller: 'I’ve used up my inhaler. I feel fine, but the pharmacy is shut.',
        outcome: `${brand.persona} points him to 111, which handles urgent prescriptions, and your desk has the request at eight.`,
      },
    ],
  },
  closing: {
    title: `Let ${brand.persona} take the eight o’clock calls`,
    text: `${starter.name} is free with ${starter.includedCallCount} calls a month. Write down your red flags and hear how she asks about them.`,
  },
} as const satisfies Industry
