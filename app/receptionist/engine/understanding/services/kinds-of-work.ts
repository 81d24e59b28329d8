import type { Service } from '../../types.ts'
import { pattern } from '../text/patterns.ts'
import { contentOf, plain } from '../text/text.ts'
import { withFirstJabs } from './first-jabs.ts'
import { type Synonyms, withSynonyms } from './said-words.ts'
import { GENERIC, tellingWords } from './service-names.ts'
import { workedOn } from './work.ts'

/**
 * A kind of work, and the services it could be taken for: an end of tenancy clean is a house clean only if
 * the name has its word.
 */
const KINDS: readonly (readonly [said: RegExp, service: RegExp])[] = [
  [/\b(flu|covid|shingles|pneumonia|hpv|mmr) (?:jab|vaccin|booster|shot)/, /vaccin|jab/i],
  [
    pattern`
      \b(?:
        gcse|a[- ]level|learn|teach|lessons? in|tutor\w* (?:for|in)|help with|improve
      )(?: \w+){0,2} (
        english|science|chemistry|physics|biology|french|spanish|german|history|geography
        |music|piano|guitar|drama|latin|computing
      )\b
    `,
    /lesson|tuition|tutor/i,
  ],
  [
    /^(?!.*\b(?:booster|second|annual)).*(?<!\b(?:had|after|since|as|was|got)(?: \w+){0,2} )\b(first|primary) (?:set of )?(?:jab|vaccin|injection)/,
    /booster/i,
  ],
  [/\b(tenancy|builders?'?|window|gutter|patio|office) clean/, /clean/i],
]

/**
 * Whether a line wants other work done to the thing of a service: a new toilet, which no repair is, or a flu jab,
 * which no travel vaccination is.
 */
export function isOtherWork(line: string, { name }: Service, synonyms: Synonyms): boolean {
  const told = withFirstJabs(line)
  for (const [kind, service] of KINDS) {
    const said = kind.exec(told)?.[1]
    if (said !== undefined && service.test(name)) return !plain(name).includes(said)
  }
  // "A wash and trim for a poodle" trims no nails.
  if (/\bnail/i.test(name) && /\btrim/.test(line) && !/\b(?:nails?|claws?)\b/.test(line))
    return true
  const things = workedOn(line, name)
  if (things.length === 0) return false
  const own = contentOf(name)
  const telling = tellingWords({ name })
  if ([...own].some((word) => !telling.includes(word) && contentOf(line).has(word))) return false
  return things.some((thing) => {
    // "Do you do sockets? I need a couple of extra ones."
    const { words } = withSynonyms(/\bones?\b/.test(thing) ? line : thing, synonyms)
    return telling.some((word) => !GENERIC.has(word) && words.has(word))
  })
}
