import customerSupport from './calls/customer-support.json' with { type: 'json' }
import estateAgents from './calls/estate-agents.json' with { type: 'json' }
import finance from './calls/finance.json' with { type: 'json' }
import healthcare from './calls/healthcare.json' with { type: 'json' }
import lawyers from './calls/lawyers.json' with { type: 'json' }
import propertyManagement from './calls/property-management.json' with { type: 'json' }
import recruitment from './calls/recruitment.json' with { type: 'json' }
import salesTeams from './calls/sales-teams.json' with { type: 'json' }
import type { IndustrySlug } from './industries.ts'
import { readCall, type Call, type CallFile } from './read-call.ts'

const files: Record<IndustrySlug, CallFile> = {
  'estate-agents': estateAgents,
  lawyers,
  'property-management': propertyManagement,
  'sales-teams': salesTeams,
  'customer-support': customerSupport,
  recruitment,
  healthcare,
  finance,
}

/** The example call of a trade. For loaders: the transcripts are large. */
export function findCall(slug: IndustrySlug): Call {
  return readCall(slug, files[slug])
}
