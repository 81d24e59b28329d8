import { brand } from '#app/site/brand.ts'
import {
  industries,
  industryPath,
  isIndustrySlug,
  type IndustryLink,
} from '#app/site/industries.ts'
import { findPassage } from '../knowledge.ts'
import { lowerFirst, piece, type Piece, type Source, type Topic } from '../topic.ts'

const list = new Intl.ListFormat(brand.language)

/** Which trades there are. */
export const tradeTopics: readonly Topic[] = [
  {
    id: 'trades',
    cues: 'suits, trade, who for, kind business, my business, small business, sole trader, my firm, my company, type company, who you work with',
    unless: '#trade',
    expectsUnknown: true,
    also: 'business which what work suit choose',
    answer: () =>
      piece(
        [
          `${brand.persona} answers the phone for any small firm that has one.`,
          `These trades have a page of their own: ${list.format(industries.map(inSentence))}.`,
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
  if (lead) {
    const text = lead.text.replace(/^She\b/, brand.persona)
    return piece([`Yes, there is a page for ${inSentence(trade)}.`, text], source)
  }
  const always = findPassage(/^Every call answered/, '/coming-soon')
  return piece(
    [
      `The page for ${inSentence(trade)} is still to come.`,
      `${brand.persona} does not wait for it: she answers the phone for any small firm that has one.`,
      always && `She does so ${lowerFirst(always.text)}`,
    ],
    source,
  )
}

/** A trade's name inside a sentence: without a capital, unless it is one of initials. */
function inSentence({ label }: Pick<IndustryLink, 'label'>): string {
  return lowerFirst(label)
}
