import type { Config } from '@react-router/dev/config'

export default {
  // The site map is small: shipping it whole spares a manifest request on every first navigation.
  routeDiscovery: { mode: 'initial' },
  subResourceIntegrity: true,
} satisfies Config
