import { brand } from '#app/site/brand.ts'

/** The text of the About section. */
export type AboutContent = typeof aboutContent

/** The text of the About section. */
export const aboutContent = {
  paragraphs: [
    'A plumber under a sink, a solicitor in court, a dentist with both hands full: the work that pays the bills is the work that stops you from answering the phone.',
    `${brand.name} gives small firms what large ones have always had: a calm voice that picks up, knows the diary and writes things down. We’re a small team with one product, and the founders answer the support emails.`,
  ],
  principles: [
    {
      title: 'She’s open about being an AI',
      text: `${brand.persona} tells every caller in her first sentence that she is an AI. Nobody is misled, and most people are just glad someone picked up.`,
    },
    {
      title: 'She knows her limits',
      text: 'No diagnosis, no legal advice, no card numbers. Anything that needs a person goes to a person, with the details already taken.',
    },
    {
      title: 'You have the final say',
      text: 'You decide what she can answer, book and pass on. You can read and listen to every call.',
    },
  ],
}
