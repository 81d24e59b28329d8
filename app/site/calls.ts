import customerSupport from './calls/customer-support.json' with { type: 'json' }
import estateAgents from './calls/estate-agents.json' with { type: 'json' }
import finance from './calls/finance.json' with { type: 'json' }
import healthcare from './calls/healthcare.json' with { type: 'json' }
import home from './calls/home.json' with { type: 'json' }
import lawyers from './calls/lawyers.json' with { type: 'json' }
import propertyManagement from './calls/property-management.json' with { type: 'json' }
import recruitment from './calls/recruitment.json' with { type: 'json' }
import salesTeams from './calls/sales-teams.json' with { type: 'json' }
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

type CallFile = Omit<Call, 'slug' | 'durationSec' | 'segments'> & {
  duration: number
  segments: { who: string; start: number; end: number; text: string }[]
}

const files: Record<Call['slug'], CallFile> = {
  home,
  'estate-agents': estateAgents,
  lawyers,
  'property-management': propertyManagement,
  'sales-teams': salesTeams,
  'customer-support': customerSupport,
  recruitment,
  healthcare,
  finance,
}

/** The example call of a trade, or the home page's. For loaders: the transcripts are large. */
export function findCall(slug: Call['slug']): Call {
  const { title, business, duration, segments, peaks } = files[slug]
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
