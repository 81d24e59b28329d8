/** How speaking ended. `no-voice`: this browser has no voice, so there are only captions. */
export type Spoken = 'spoken' | 'stopped' | 'no-voice'

/** How long to wait for voices: browsers load them late, and some never report that there are none. */
const VOICES_LIMIT_MS = 1000

/** The longest time that a sentence may take: slow speech per character, plus a pause before it. */
const SPEECH_MS_PER_CHAR = 110
const SPEECH_START_MS = 2500

/**
 * Says sentences aloud, one at a time. Nothing depends on the browser's `end` event, which some never
 * send: a sentence that takes too long is cut off.
 */
export async function speak(
  sentences: readonly string[],
  { signal }: { signal: AbortSignal },
): Promise<Spoken> {
  const voice = await findVoice()
  if (voice === null) return 'no-voice'
  for (const sentence of sentences) {
    if (signal.aborted) break
    await say(sentence, voice, signal)
  }
  return signal.aborted ? 'stopped' : 'spoken'
}

/** Stops speaking, so that the microphone never hears it. */
export function silence(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}

/** A British voice on this device, else another British voice, else any English one. */
async function findVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) return null
  if (speechSynthesis.getVoices().length === 0) await voicesChanged()
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (/^en[-_]GB$/i.test(lang) ? 2 : 0) + (localService ? 1 : 0)
  const english = speechSynthesis.getVoices().filter(({ lang }) => /^en\b|^en_/i.test(lang))
  return english.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

function voicesChanged(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, VOICES_LIMIT_MS)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    speechSynthesis.addEventListener('voiceschanged', end, { once: true })
  })
}

function say(sentence: string, voice: SpeechSynthesisVoice, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.voice = voice
    utterance.lang = voice.lang
    const limitMs = SPEECH_START_MS + sentence.length * SPEECH_MS_PER_CHAR
    const timer = setTimeout(end, limitMs)

    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      silence()
      resolve()
    }

    signal.addEventListener('abort', end)
    utterance.addEventListener('end', end)
    utterance.addEventListener('error', end)
    speechSynthesis.speak(utterance)
  })
}
