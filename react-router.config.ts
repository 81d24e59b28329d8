import type { Config } from '@react-router/dev/config'

export default {
  // The site map is small: shipping it whole spares a manifest request on every first navigation.
  routeDiscovery: { mode: 'initial' },
  // Few routes have a client action: splitting them would add a dozen files to every page's list.
  splitRouteModules: false,
  subResourceIntegrity: true,
} satisfies Config
