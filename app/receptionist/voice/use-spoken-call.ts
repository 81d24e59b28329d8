import { useEffect, useRef } from 'react'
import type { Call } from '../engine/types.ts'
import type { Voice } from './use-voice.ts'

/** Says each new reply of a call while its voice is on, until the caller hangs up. */
export function useSpokenCall(
  voice: Voice,
  { call, isEnded, isOver }: { call: Call | null; isEnded: boolean; isOver: boolean },
): void {
  const saidCount = useRef(0)
  const { kind } = voice.state
  useEffect(() => {
    const turns = call?.turns ?? []
    const last = turns.at(-1)
    if (kind === 'off' || turns.length === 0 || isOver) saidCount.current = 0
    if (isOver && (kind === 'speaking' || kind === 'listening')) voice.pause()
    if (kind === 'off' || kind === 'asking' || isOver) return
    if (turns.length === saidCount.current || last?.who !== 'receptionist') return
    saidCount.current = turns.length
    voice.reply(
      last.sentences.map(({ text }) => text),
      isEnded,
    )
  }, [voice, kind, call, isEnded, isOver])
}
