import type { Trade } from './trades/trade.ts'
import type { Setup, SetupInput } from './types.ts'
import { withoutAstral } from './understanding/text/text.ts'

const NAME_MAX_CHARS = 60

/** How much of a name is read. The time to check it grows with the square of its length. */
const NAME_READ_MAX_CHARS = 300
const PROTECTED =
  /\b(?:banks?|barclays|lloyds|hsbc|natwest|santander|monzo|hmrc|hm revenue|police|nhs|fraud|gov|government|dvla|dwp|home office|bailiffs?|court)\b/i

/** The set-up of a call: the trade's preset with the visitor's changes. */
export function completeSetup(input: SetupInput, { setup: preset }: Trade): Setup {
  return {
    trade: preset.trade,
    name: cleanName(input.name ?? preset.name) ?? preset.name,
    town: cleanText(input.town ?? preset.town) || preset.town,
    hours: input.hours ?? preset.hours,
    services: (input.services ?? preset.services)
      .map((service) => ({ ...service, name: cleanLabel(service.name) }))
      .filter(({ name }) => name !== ''),
    area: input.area ?? preset.area,
    urgent: input.urgent
      ? { ...input.urgent, to: cleanLabel(input.urgent.to) || 'the team' }
      : preset.urgent,
    facts: (input.facts ?? preset.facts).map(({ question, answer }) => ({
      question: cleanText(question),
      answer: cleanText(answer),
    })),
  }
}

/** A business's name, made safe for Ava to say; null if nothing is left. */
function cleanName(name: string): string | null {
  const clean = cleanText(withoutAstral(name.slice(0, NAME_READ_MAX_CHARS).normalize('NFKC')))
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/\b[\w-]+\.(?:com|co\.uk|org|net|uk|io|gov)\b\S*/gi, '')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '')
    .replace(/[.!?]+(?=\s|$)/g, '')
    .replace(/ @ /g, ' at ')
    .replace(/ [–—|·•] /g, ' - ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX_CHARS)
  const isForeign = /[^\p{Script=Latin}\p{M}\p{N}\s&'’.,()+/-]/u.test(clean)
  return clean === '' || isForeign || PROTECTED.test(clean) || !/\p{L}/u.test(clean) ? null : clean
}

/** A name for use within a sentence, so it must not end the sentence. */
function cleanLabel(text: string): string {
  return cleanText(text.replace(/[?!]/g, ' ')).slice(0, NAME_MAX_CHARS).trim()
}

/** Text in one line, without control, direction and markup characters. */
export function cleanText(text: string): string {
  return text
    .replace(/[<>{}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
