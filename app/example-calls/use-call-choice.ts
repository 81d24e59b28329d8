import { useRef, useState } from 'react'
import type { ExampleCall } from './example-call.ts'

const TIMEOUT_MS = 15_000

/**
 * Fetches the example call that a visitor chooses.
 *
 * **Shape**: `chosen` is the slug chosen last, `call` the call fetched last; they differ while a
 * request is under way. The last choice wins, in whatever order the answers arrive.
 */
export function useCallChoice(first: ExampleCall | null) {
  const [call, setCall] = useState(first)
  const [chosen, setChosen] = useState(first?.slug ?? null)
  const [hasFailed, setHasFailed] = useState(false)
  const latest = useRef<string | null>(null)

  async function choose({ slug, url }: { slug: ExampleCall['slug']; url: string }) {
    latest.current = slug
    setChosen(slug)
    setHasFailed(false)
    try {
      const fetched = await fetchCall(url)
      if (latest.current === slug) setCall(fetched)
    } catch {
      if (latest.current === slug) setHasFailed(true)
    }
  }

  return { call, chosen, hasFailed, choose }
}

async function fetchCall(url: string): Promise<ExampleCall> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return (await answer.json()) as ExampleCall
}
