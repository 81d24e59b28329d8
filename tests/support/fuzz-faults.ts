import { INJECTED, MARKER } from './fuzz-values.ts'

/**
 * A response as it came. **Shape**: names of `headers` in lower case; a repeated header has one
 * pair for each value.
 */
export type FuzzAnswer = { status: number; headers: [name: string, value: string][]; text: string }

/** What a response shows only by mistake: stack frames, places in the source, database errors. */
const inside =
  /\bat (async )?[\w.<>]+ \([^)]*:\d+:\d+\)|\bat Object\.|\.tsx?:\d|node_modules|file:\/\/|D1_ERROR|SQLITE_/

/** What a response may contain: redirects to these origins, and none of the `secrets`. */
export type FuzzRules = { origin: string; foreignOrigins: readonly string[]; secrets: string[] }

/**
 * Everything that is wrong with a response, each as the start of a sentence; empty if it is right.
 */
export function findFaults(answer: FuzzAnswer, rules: FuzzRules): string[] {
  const { status, headers, text } = answer
  const values = (name: string) => headers.filter(([own]) => own === name).map(([, value]) => value)
  const whole = `${headers.map((pair) => pair.join(': ')).join('\n')}\n${text}`
  const isDocument = /html|xml|svg/.test(values('content-type').join())
  const isInjected = values('set-cookie').some((cookie) => cookie.startsWith('injected'))
  const shown = inside.exec(whole)
  const away = values('location').filter((place) => !isOwn(place, rules))
  return [
    ...(status >= 500 ? [`answers ${status}`] : []),
    ...(isDocument && MARKER.test(text) ? ['gives markup back'] : []),
    ...(values(INJECTED).length > 0 || isInjected ? ['lets a header in'] : []),
    ...(away.length > 0 ? [`leads away to ${away.join(' ')}`] : []),
    ...(rules.secrets.some((secret) => whole.includes(secret)) ? ['shows a secret'] : []),
    ...(shown ? [`shows its inside: ${shown[0]}`] : []),
  ]
}

function isOwn(place: string, { origin, foreignOrigins }: FuzzRules): boolean {
  if (!URL.canParse(place, origin)) return false
  const target = new URL(place, origin).origin
  return target === origin || foreignOrigins.includes(target)
}
