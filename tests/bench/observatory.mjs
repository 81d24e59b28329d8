import { existsSync, writeFileSync } from 'node:fs'
import tls from 'node:tls'
import { edgeFor } from './edge.mjs'

const MIN_SCORE = 135
const PATHS = ['/', '/auth']

/** Mozilla's scanner downloads this when its install script runs, which it does not here. */
const preloadList = new URL(
  'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json',
  import.meta.url,
)

/** Has Mozilla's HTTP Observatory scan pages behind the edge. */
export async function measure({ url }) {
  if (!existsSync(preloadList)) writeFileSync(preloadList, '{}')
  const { scan } = await import('@mdn/mdn-http-observatory')
  using edge = await edgeFor(url)
  tls.setDefaultCACertificates([...tls.getCACertificates(), edge.cert])
  const results = []
  for (const path of PATHS) {
    const { scan: total, tests } = await scan(edge.url.replace('https://', '') + path)
    const judged = Object.entries(tests).map(
      ([name, { result, scoreModifier }]) => `${name}: ${result} ${scoreModifier}`,
    )
    results.push({
      what: `HTTP Observatory, ${path}`,
      measured: String(total.score),
      budget: `at least ${MIN_SCORE}`,
      ok: total.score >= MIN_SCORE,
      details: judged,
    })
  }
  return results
}
