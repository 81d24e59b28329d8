import { env, exports } from 'cloudflare:workers'
import site from './worker.ts'

const ORIGIN = 'https://larkline.test'

/** Sends a request through the whole Worker, without following redirects. */
export function fetchSite(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, { redirect: 'manual', ...init }))
}

/** Sends a request through the site with some settings or bindings changed. */
export async function fetchSiteWith(changes: Partial<Env>, path: string): Promise<Response> {
  return await site.fetch(new Request(ORIGIN + path), { ...env, ...changes })
}
