import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import site from './worker.ts'

const ORIGIN = 'https://larkline.test'

/** Sends a request through the whole Worker, without following redirects. */
export function fetchSite(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, { redirect: 'manual', ...init }))
}

/**
 * Sends a request through the site with some settings or bindings changed, and waits for what it
 * does in the background.
 */
export async function fetchSiteWith(
  changes: Record<string, unknown>,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(ORIGIN + path, { redirect: 'manual', ...init })
  const response = await site.fetch(request, { ...env, ...changes }, context)
  await waitOnExecutionContext(context)
  return response
}
