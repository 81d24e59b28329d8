import type { IndustrySlug } from '#app/site/industries.ts'
import { customerSupport } from './content/customer-support.ts'
import { estateAgents } from './content/estate-agents.ts'
import { finance } from './content/finance.ts'
import { healthcare } from './content/healthcare.ts'
import { lawyers } from './content/lawyers.ts'
import { propertyManagement } from './content/property-management.ts'
import { recruitment } from './content/recruitment.ts'
import { salesTeams } from './content/sales-teams.ts'
import type { Industry } from './industry.ts'

/** The content of every industry's page. Only for loaders, because together it is large. */
export const industryContent: Record<IndustrySlug, Industry> = {
  'estate-agents': estateAgents,
  lawyers,
  'property-management': propertyManagement,
  'sales-teams': salesTeams,
  'customer-support': customerSupport,
  recruitment,
  healthcare,
  finance,
}
