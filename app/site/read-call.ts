import type { IndustrySlug } from './industries.ts'

/** One sentence of a call. **Units**: `start` and `end` in seconds. */
export type CallSegment = { who: 'ava' | 'caller'; start: number; end: number; text: string }

/**
 * An example call: an invented firm, synthesised voices.
 *
 * **Shape**: `peaks` holds 120 levels from 0 to 1, evenly spaced over the call.
 * **Units**: `durationSec` in seconds.
 */
export type Call = {
  slug: IndustrySlug | 'home'
  title: string
  business: string
  durationSec: number
  segments: CallSegment[]
  peaks: number[]
}

/** A call as its file holds it. **Units**: `duration` in seconds. */
export type CallFile = Omit<Call, 'slug' | 'durationSec' | 'segments'> & {
  duration: number
  segments: { who: string; start: number; end: number; text: string }[]
}

/** Reads the file of a call. */
export function readCall(slug: Call['slug'], file: CallFile): Call {
  const { title, business, duration, segments, peaks } = file
  return {
    slug,
    title,
    business,
    durationSec: duration,
    peaks,
    segments: segments.map((segment) => ({
      ...segment,
      who: segment.who === 'ava' ? 'ava' : 'caller',
    })),
  }
}
