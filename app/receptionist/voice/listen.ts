import { createRecogniser, findRecogniser, type Recogniser } from './recogniser.ts'

/** Why nothing was heard. */
export type ListenFault =
  | 'blocked'
  | 'switched-off'
  | 'no-microphone'
  | 'unsupported'
  | 'never-started'
  | 'nothing-heard'
  | 'unreachable'

/** The result of listening for one utterance. */
export type Heard =
  | { kind: 'heard'; text: string }
  | { kind: 'failed'; fault: ListenFault }
  | { kind: 'stopped' }

type ListenOptions = {
  isLocal: boolean
  /** Words that are likely here: the names and services of the set-up. */
  phrases: readonly string[]
  /** Gets the words so far, for the caption. */
  onWords: (words: string) => void
  signal: AbortSignal
}

/** How long a recogniser may take to start: some accept the call and then do nothing. */
const START_LIMIT_MS = 4000

/** How long one utterance may take: some recognisers never end it, and nobody speaks longer in one go. */
const UTTERANCE_LIMIT_MS = 20_000

/** The recogniser's error codes, and our own. */
const FAULTS: Record<string, ListenFault> = {
  'never-started': 'never-started',
  'not-allowed': 'blocked',
  'service-not-allowed': 'switched-off',
  'audio-capture': 'no-microphone',
  network: 'unreachable',
  'language-not-supported': 'unsupported',
}

const LASTING: readonly ListenFault[] = ['blocked', 'switched-off', 'no-microphone', 'unsupported']

/** Whether the next utterance would fail in the same way. */
export function isLasting(fault: ListenFault): boolean {
  return LASTING.includes(fault)
}

/** Asks for permission to use the microphone, then releases it: the recogniser opens it itself. */
export async function askForMicrophone(): Promise<ListenFault | null> {
  if (!navigator.mediaDevices || !findRecogniser()) return 'unsupported'
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    for (const track of stream.getTracks()) track.stop()
    return null
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'blocked' : 'no-microphone'
  }
}

/** Listens for one utterance. The microphone must be allowed already. */
export async function listen(options: ListenOptions): Promise<Heard> {
  const Class = findRecogniser()
  if (!Class) return { kind: 'failed', fault: 'unsupported' }
  const recogniser = createRecogniser(Class, options)
  const code = await hear(recogniser, options)
  if (typeof code !== 'string') return code
  if (code === 'phrases-not-supported' && options.phrases.length > 0)
    return listen({ ...options, phrases: [] })
  return { kind: 'failed', fault: FAULTS[code] ?? 'nothing-heard' }
}

/** Runs a recogniser until it has heard something, has failed (with its own code) or is stopped. */
function hear(recogniser: Recogniser, { onWords, signal }: ListenOptions): Promise<Heard | string> {
  return new Promise((resolve) => {
    let words = ''
    let limit = setTimeout(() => end('never-started'), START_LIMIT_MS)

    function end(result: Heard | string) {
      clearTimeout(limit)
      left.abort()
      recogniser.abort()
      resolve(result)
    }

    /** Ends with the final words, or with the interim ones if there are none. */
    function endWithWords() {
      end(words === '' ? 'no-speech' : { kind: 'heard', text: words })
    }

    const left = new AbortController()
    const options = { signal: left.signal }
    signal.addEventListener('abort', () => end({ kind: 'stopped' }), options)
    if (signal.aborted) return end({ kind: 'stopped' })
    recogniser.addEventListener(
      'start',
      () => {
        clearTimeout(limit)
        limit = setTimeout(endWithWords, UTTERANCE_LIMIT_MS)
      },
      options,
    )
    recogniser.addEventListener(
      'result',
      (event) => {
        const { text, isFinal } = readResults(event)
        words = text
        onWords(words)
        if (isFinal) endWithWords()
      },
      options,
    )
    recogniser.addEventListener('error', (event) => end(errorCode(event)), options)
    recogniser.addEventListener('end', endWithWords, options)
    try {
      recogniser.start()
    } catch {
      end('never-started')
    }
  })
}

function readResults(event: Event): { text: string; isFinal: boolean } {
  const { results } = event as unknown as { results: SpeechRecognitionResultList }
  const list = [...results]
  const text = list.map((result) => result[0]?.transcript ?? '').join(' ')
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    isFinal: list.length > 0 && list.every((result) => result.isFinal),
  }
}

function errorCode(event: Event): string {
  return 'error' in event && typeof event.error === 'string' ? event.error : ''
}
