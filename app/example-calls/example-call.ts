import type { IndustrySlug } from '#app/site/industries.ts'

/** One sentence of a call. **Units**: `start` and `end` in seconds. */
export type CallSegment = { who: 'ava' | 'caller'; start: number; end: number; text: string }

/**
 * An example call of an invented firm, with synthetic voices.
 *
 * **Shape**: `peaks` holds 120 levels from 0 to 1, evenly spaced over the call; `summary` is what the
 * firm's owner gets.
 * **Units**: `durationSec` in seconds.
 */
export type ExampleCall = {
  slug: IndustrySlug | 'home'
  title: string
  business: string
  durationSec: number
  summary: { caller: string; about: string; outcome: string; isUrgent: boolean; text: string }
  segments: CallSegment[]
  peaks: number[]
}
