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
  { voice, signal }: { voice: SpeechSynthesisVoice; signal: AbortSignal },
): Promise<void> {
  for (const sentence of sentences) {
    if (signal.aborted) return
    await say(sentence, voice, signal)
  }
}

/** Lets her speak later. Call it in a press: Safari on iOS drops, without an event, all speech before that. */
export function allowSpeech(): void {
  if ('speechSynthesis' in window) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}

/** Stops speaking, so that the microphone never hears it. */
export function silence(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}

/** The voice that Ava speaks with, or null if this browser has no English one. */
export async function findVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) return null
  if (speechSynthesis.getVoices().length === 0) await voicesChanged()
  return chooseVoice(speechSynthesis.getVoices())
}

/**
 * An English voice on this device, British if it can be: any other sends to a speech service what Ava
 * reads back, and so what the caller has typed.
 */
export function chooseVoice<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly Voice[],
): Voice | null {
  const rank = ({ lang, localService }: Voice) =>
    (localService ? 2 : 0) + (/^en[-_]GB$/i.test(lang) ? 1 : 0)
  const english = voices.filter(({ lang }) => /^en\b|^en_/i.test(lang))
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
