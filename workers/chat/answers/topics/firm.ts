import { brand } from '#app/site/brand.ts'
import { findClaim } from '#app/site/claims.ts'
import { articleSources, findPassage } from '../knowledge.ts'
import { piece, said, sentenceIn, sentencesOf, sourceOf, type Topic } from '../topic.ts'

const { name } = brand
const CONTACT = { title: 'Contact', href: '/contact' }

const list = new Intl.ListFormat(brand.language)

/** The firm, its papers and its pages. */
export const firmTopics: readonly Topic[] = [
  {
    id: 'address',
    cues: 'address, where you, which country, uk company',
    also: 'you where company founder',
    answer: () => {
      const post = findPassage(/^Post$/, '/contact')
      return post && piece([`You find us at ${post.text}`], CONTACT)
    },
  },
  {
    id: 'hipaa',
    cues: 'hipaa',
    also: 'privacy compliant patient',
    answer: () => {
      const claim = findClaim('hipaa')
      const passage = claim && findPassage(/HIPAA/, '/use-cases/healthcare')
      if (!passage) return null
      return piece(
        [`Yes, our ${claim.label} is ${claim.figure}.`, ...sentencesOf(passage.text).slice(1)],
        sourceOf(passage),
      )
    },
  },
  {
    id: 'privacy',
    cues: 'privacy',
    also: 'compliant my store caller policy call sell details you',
    answer: () => {
      const rights = findPassage(/^Your rights/, '/privacy')
      const part = findPassage(/^Your part/, '/terms')
      return piece(
        [
          rights && sentencesOf(rights.text)[0],
          part && sentencesOf(part.text).find((sentence) => /controller/.test(sentence)),
        ],
        ...[rights, part].flatMap((passage) => (passage ? sourceOf(passage) : [])),
      )
    },
  },
  {
    id: 'cookies',
    cues: 'cookie',
    also: 'privacy use site',
    answer: said([/^Cookies/, '/privacy']),
  },
  {
    id: 'terms',
    cues: 'terms, legal terms',
    also: 'contract your',
    answer: () =>
      piece(
        [
          `Our terms are one short page.`,
          sentenceIn(/^Changing and leaving/, /contract/, '/terms'),
          sentenceIn(/^Law and changes/, /law of/i, '/terms'),
        ],
        { title: 'Terms', href: '/terms' },
      ),
  },
  {
    id: 'refund',
    cues: 'refund, guarantee, sla, down, go wrong, liable',
    also: 'cost month happen work system internet',
    answer: said([/^If something goes wrong/, '/terms']),
  },
  {
    id: 'reviews',
    cues: 'review, how good you, caller think, happy caller',
    also: 'you caller good',
    answer: () => {
      const rating = findClaim('rating')
      const count = findClaim('rating-count')
      return (
        rating &&
        piece(
          [
            `${name} has an ${rating.label} of ${rating.figure}${count ? ` from ${count.figure} ${count.label}` : ''}.`,
          ],
          { title: 'Home', href: '/' },
        )
      )
    },
  },
  {
    id: 'about',
    cues: 'founder, about you, how big, about company, about larkline, your team, your story, who larkline',
    also: 'you who larkline team',
    answer: () => {
      const about = findPassage(/front desk/, '/#about')
      return (
        about &&
        piece(
          sentencesOf(about.text).filter(
            (sentence) => sentence.includes(name) || /founders/.test(sentence),
          ),
          { title: 'About', href: '/#about' },
        )
      )
    },
  },
  {
    id: 'blog',
    cues: 'blog',
    also: 'any have',
    answer: () => {
      const articles = articleSources()
      const titles = articles.map(({ title }) => `“${title}”`)
      return piece(
        [`The blog has ${articles.length} articles: ${list.format(titles)}.`],
        { title: 'Blog', href: '/blog' },
        ...articles,
      )
    },
  },
  {
    id: 'person-or-machine',
    cues: 'centre, compare human, ai compare, instead receptionist, replace receptionist',
    also: 'compare ai cost human receptionist',
    answer: said([/^Virtual assistant vs/, '/blog']),
  },
]
