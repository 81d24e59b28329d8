import type { Settings } from '../settings.ts'

/**
 * A service that takes bookings in its own page, embedded in ours.
 *
 * **Shape**: `api` is how its script is called; `frameOrigins` are the origins of its page, the
 * only ones whose messages count.
 */
export type SchedulingProvider = {
  api: 'calendly' | 'cal'
  url: string
  scriptUrl: string
  frameOrigins: string[]
}

/** The page that embeds the provider: the only one whose policy allows it. */
export const SCHEDULING_PATH = '/welcome'

/**
 * The providers known by name. Any other is assumed to serve its script as Calendly does.
 *
 * **Source**: developer.calendly.com "Getting started with embeds", cal.com/docs "Set up your
 * embed".
 */
const providers: Record<string, Omit<SchedulingProvider, 'url'>> = {
  'calendly.com': {
    api: 'calendly',
    scriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
    frameOrigins: ['https://calendly.com'],
  },
  'cal.com': {
    api: 'cal',
    scriptUrl: 'https://app.cal.com/embed/embed.js',
    frameOrigins: ['https://cal.com', 'https://app.cal.com'],
  },
}

/** The provider that the settings name, or null when we take the bookings ourselves. */
export function schedulingProvider({
  SCHEDULING_URL: url,
}: Pick<Settings, 'SCHEDULING_URL'>): SchedulingProvider | null {
  if (url === null) return null
  const { origin, hostname } = new URL(url)
  const known = providers[hostname.replace(/^(www|app)\./, '')]
  if (known) return { ...known, url }
  return {
    api: 'calendly',
    url,
    scriptUrl: `${origin}/assets/external/widget.js`,
    frameOrigins: [origin],
  }
}
