import { brand } from '#app/site/brand.ts'
import {
  industries,
  industryPath,
  isIndustrySlug,
  type IndustryLink,
} from '#app/site/industries.ts'
import { findPassage } from '../knowledge.ts'
import { piece, type Piece, type Source, type Topic } from '../topic.ts'

const list = new Intl.ListFormat(brand.language)

/** Which trades there are. */
export const tradeTopics: readonly Topic[] = [
  {
    id: 'trades',
    cues: [
      'trade',
      'who for',
      'kind business',
      'my business',
      'small business',
      'sole trader',
      'my firm',
      'my company',
      'type company',
      'who you work with',
    ],
    unless: '#trade',
    also: 'business which what work suit choose',
    answer: () =>
      piece(
        [
          `${brand.persona} answers the phone for any small firm that has one.`,
          `These trades have a page of their own: ${list.format(industries.map(({ label }) => label))}.`,
        ],
        { title: 'Trades to come', href: '/coming-soon' },
      ),
  },
]

/** The page of a trade, or the place that keeps one for it. */
export function tradeSource({ slug, label }: IndustryLink): Source {
  return {
    title: label,
    href: isIndustrySlug(slug) ? industryPath(slug) : `/coming-soon?industry=${slug}`,
  }
}

/** What there is for this trade. */
export function aboutTrade(trade: IndustryLink): Piece {
  const source = tradeSource(trade)
  const lead = isIndustrySlug(trade.slug) ? findPassage(/./, source.href) : null
  if (lead) return piece([`Yes, there is a page for ${lower(trade.label)}.`, lead.text], source)
  const always = findPassage(/^Every call answered/, '/coming-soon')
  return piece(
    [
      `The page for ${lower(trade.label)} is still to come.`,
      `${brand.persona} does not wait for it: she answers the phone for any small firm that has one.`,
      always?.text,
    ],
    source,
  )
}

/** A label inside a sentence, as it stands: trades such as HVAC keep their capitals. */
function lower(label: string): string {
  return label
}
