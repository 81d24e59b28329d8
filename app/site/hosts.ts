/** Hosts whose addresses the browser resolves ahead of need; no connection is made to them. */
export const preresolvedHosts = [
  'fonts.gstatic.com',
  'api.openai.com',
  'accounts.google.com',
] as const
