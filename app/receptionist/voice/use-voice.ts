import { useEffect, useRef, useState } from 'react'
import { isEcho } from './echo.ts'
import { askForMicrophone, isLasting, listen, type ListenFault } from './listen.ts'
import { isRecognisedLocally } from './recogniser.ts'
import { allowSpeech, findVoice, silence, speak } from './speak.ts'

/**
 * What the voice of a call is doing. She speaks or listens, never both: browsers do not reliably
 * keep her own voice out of the microphone.
 *
 * **Shape**: `words` are the caller's so far; `paused` waits for a press, with the reason if
 * listening failed.
 */
export type VoiceState =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'speaking' }
  | { kind: 'listening'; words: string }
  | { kind: 'paused'; fault: ListenFault | null }

/**
 * The caller's microphone and its recogniser.
 *
 * **Shape**: `isLocal`: speech is recognised on this device, without a speech service. `fault` is why
 * it can't be used, until the caller asks for it again.
 */
export type Microphone = { isLocal: boolean; fault: ListenFault | null }

/** Who speaks Ava's sentences. `none`: this browser has no English voice, so there are only captions. */
export type Speaker = 'device' | 'service' | 'none'

/** The voice of a call. */
export type Voice = {
  state: VoiceState
  /** Null until the browser was asked for it. */
  microphone: Microphone | null
  /** Null until she has spoken. */
  speaker: Speaker | null
  /** Asks for the microphone. Call it when a button is pressed: browsers refuse it, or speech, otherwise. */
  start: () => void
  /** Says a reply, then listens for the answer, unless it was the last. */
  reply: (sentences: readonly string[], isLast: boolean) => void
  /** Stops speaking and listens at once; asks for a microphone that was missing. */
  listenNow: () => void
  /** Stops speaking and listening until the next reply, because the caller types. */
  pause: () => void
  stop: () => void
}

/** Lets Ava speak and listen in a call. `onLine` gets what the caller said. */
export function useVoice(phrases: readonly string[], onLine: (text: string) => void): Voice {
  const [state, setState] = useState<VoiceState>({ kind: 'off' })
  const [microphone, setMicrophone] = useState<Microphone | null>(null)
  const [speaker, setSpeaker] = useState<Speaker | null>(null)
  const latest = useRef({ phrases, onLine })
  const said = useRef('')
  const turn = useRef(new AbortController())

  useEffect(() => {
    latest.current = { phrases, onLine }
  })

  /** Stops speaking or listening, and ignores late results. */
  function begin(): AbortSignal {
    turn.current.abort()
    silence()
    turn.current = new AbortController()
    return turn.current.signal
  }

  /** Asks for the microphone. Resolves with null if that was cut short. */
  async function openMicrophone(signal: AbortSignal): Promise<Microphone | null> {
    setState({ kind: 'asking' })
    const [fault, isLocal] = await Promise.all([askForMicrophone(), isRecognisedLocally()])
    if (signal.aborted) return null
    const opened = { isLocal, fault }
    setMicrophone(opened)
    setState({ kind: 'paused', fault: null })
    return opened
  }

  async function hear(signal: AbortSignal) {
    const open = microphone?.fault === null ? microphone : await openMicrophone(signal)
    if (signal.aborted || open?.fault !== null) return
    setState({ kind: 'listening', words: '' })
    const heard = await listen({
      isLocal: open.isLocal,
      phrases: latest.current.phrases,
      onWords: (words) => {
        if (!signal.aborted) setState({ kind: 'listening', words })
      },
      signal,
    })
    if (signal.aborted || heard.kind === 'stopped') return
    if (heard.kind === 'heard' && !isEcho(heard.text, said.current)) {
      setState({ kind: 'paused', fault: null })
      latest.current.onLine(heard.text)
      return
    }
    const fault = heard.kind === 'failed' ? heard.fault : 'nothing-heard'
    if (isLasting(fault)) setMicrophone({ ...open, fault })
    setState({ kind: 'paused', fault })
  }

  async function answer(sentences: readonly string[], isLast: boolean) {
    // A reply may arrive when the tab is hidden already.
    if (document.hidden) return pause()
    const signal = begin()
    said.current = sentences.join(' ')
    setState({ kind: 'speaking' })
    const voice = await findVoice()
    if (signal.aborted) return
    // Before she speaks, because the page says where her words go.
    setSpeaker(voice === null ? 'none' : voice.localService ? 'device' : 'service')
    if (voice) await speak(sentences, { voice, signal })
    if (signal.aborted) return
    if (isLast || (microphone && microphone.fault !== null)) pause()
    else await hear(signal)
  }

  function pause() {
    end({ kind: 'paused', fault: null })
  }

  function end(next: VoiceState) {
    begin()
    setState(next)
  }

  useEffect(() => {
    const left = new AbortController()
    // A hidden tab must not go on talking or listening.
    function onHidden() {
      if (!document.hidden) return
      turn.current.abort()
      silence()
      setState((now) => (now.kind === 'off' ? now : { kind: 'paused', fault: null }))
    }
    document.addEventListener('visibilitychange', onHidden, { signal: left.signal })
    return () => {
      left.abort()
      turn.current.abort()
      silence()
    }
  }, [])

  return {
    state,
    microphone,
    speaker,
    start: () => {
      const signal = begin()
      allowSpeech()
      void openMicrophone(signal)
    },
    reply: (sentences, isLast) => void answer(sentences, isLast),
    listenNow: () => void hear(begin()),
    pause,
    stop: () => end({ kind: 'off' }),
  }
}
