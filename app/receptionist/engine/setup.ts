import type { Trade } from './trades/trade.ts'
import type { Setup, SetupInput } from './types.ts'
import { withoutAstral } from './understanding/text/text.ts'

const NAME_MAX_CHARS = 60

/** How much of a name is read. The time to check it grows with the square of its length. */
const NAME_READ_MAX_CHARS = 300
const PROTECTED = new Set([
  'bank', 'banks', 'barclays', 'lloyds', 'hsbc', 'natwest', 'santander', 'monzo', 'hmrc', 'hmrevenue', 'police',
  'nhs', 'fraud', 'gov', 'government', 'dvla', 'dwp', 'homeoffice', 'bailiff', 'bailiffs', 'court',
]) // prettier-ignore

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
      ? { ...input.urgent, to: cleanName(input.urgent.to) ?? 'the team' }
      : preset.urgent,
    facts: (input.facts ?? preset.facts).map(({ question, answer }) => ({
      question: cleanText(question),
      answer: cleanText(answer),
    })),
  }
}

/** The name of a business or of who rings back, made safe for Ava to say; null if nothing is left. */
function cleanName(name: string): string | null {
  const read = cleanText(withoutAstral(name.slice(0, NAME_READ_MAX_CHARS).normalize('NFKC')))
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/\b[\w-]+\.(?:com|co\.uk|org|net|uk|io|gov)\b\S*/gi, '')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '')
  const clean = tidyName(read).slice(0, NAME_MAX_CHARS)
  const isForeign = /[^\p{Script=Latin}\p{M}\p{N}\s&'’.,()+/-]/u.test(clean)
  return clean === '' || isForeign || isProtected(clean) || !/\p{L}/u.test(clean) ? null : clean
}

/** Whether Ava says less of a name than was given, or another one. Its punctuation may differ. */
export function isNameCut(name: string): boolean {
  const given = tidyName(name.slice(0, NAME_READ_MAX_CHARS).normalize('NFKC'))
  return given !== '' && given !== cleanName(name)
}

/** A name with the punctuation that she can say within a sentence. */
function tidyName(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/[.!?]+(?=\s|$)/g, '')
    .replace(/ @ /g, ' at ')
    .replace(/ [–—|·•] /g, ' - ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a name contains a protected word, also with its letters parted: "H M R C", "Nat-West", "Fr.aud". */
function isProtected(name: string): boolean {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}|['’]s\b/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return words.some((_, from) =>
    words.some((_, to) => PROTECTED.has(words.slice(from, to + 1).join(''))),
  )
}

/** A name for use within a sentence, so it must not end the sentence. */
function cleanLabel(text: string): string {
  return cleanText(text.replace(/[?!]|\.+\s*$/g, ' '))
    .slice(0, NAME_MAX_CHARS)
    .trim()
}

/** Text in one line, without control, direction and markup characters. */
function cleanText(text: string): string {
  return text
    .replace(/[<>{}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
