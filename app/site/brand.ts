/** The business's name and contact details, used by every page, feed and social card. */
export const brand = {
  name: 'Larkline',
  legalName: 'Larkline Ltd',
  /** The receptionist. She says that she is an AI wherever she speaks. */
  persona: 'Ava',
  strapline: 'The phone, answered.',
  description:
    'Larkline is an AI receptionist for small firms. It answers every call day and night, books appointments, screens spam and sends you a summary.',
  phone: { label: '020 7946 0958', href: 'tel:+442079460958' },
  email: 'hello@larkline.example',
  address: {
    street: '27 Calloway Street',
    locality: 'London',
    postalCode: 'N1 4QX',
    country: 'GB',
  },
  social: {
    x: { label: 'X', handle: '@larkline', href: 'https://x.com/larkline' },
    linkedin: { label: 'LinkedIn', href: 'https://www.linkedin.com/company/larkline' },
    facebook: { label: 'Facebook', href: 'https://www.facebook.com/larkline' },
  },
  locale: 'en_GB',
  language: 'en-GB',
  themeColor: '#0d2f28',
  backgroundColor: '#f4f4ee',
} as const
