const LANGUAGE = 'en-GB'

/** The part of the browser's speech recogniser that a call uses. **Source**: Web Speech API. */
export type Recogniser = EventTarget & {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  processLocally?: boolean
  phrases?: unknown[]
  start(): void
  abort(): void
}

type RecogniserClass = {
  new (): Recogniser
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

type PhraseClass = new (phrase: string, boost: number) => unknown

type SpeechWindow = {
  SpeechRecognition?: RecogniserClass
  webkitSpeechRecognition?: RecogniserClass
  SpeechRecognitionPhrase?: PhraseClass
}

/** How strongly the set-up's own words are expected. **Units**: the API's scale of 0 to 10. */
const PHRASE_BOOST = 3

function speechWindow(): SpeechWindow {
  return window as unknown as SpeechWindow
}

/** The browser's recogniser, or null where it has none, as in Firefox. */
export function findRecogniser(): RecogniserClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = speechWindow()
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

/** Whether this device can recognise British English without a speech service. */
export async function isRecognisedLocally(): Promise<boolean> {
  try {
    const options = { langs: [LANGUAGE], processLocally: true }
    return (await findRecogniser()?.available?.(options)) === 'available'
  } catch {
    return false
  }
}

/** A recogniser for one utterance. Only recognisers on the device take phrases. */
export function createRecogniser(
  Class: RecogniserClass,
  { isLocal, phrases }: { isLocal: boolean; phrases: readonly string[] },
): Recogniser {
  const recogniser = new Class()
  recogniser.lang = LANGUAGE
  recogniser.interimResults = true
  recogniser.maxAlternatives = 1
  if (isLocal) recogniser.processLocally = true
  const { SpeechRecognitionPhrase: Phrase } = speechWindow()
  if (isLocal && Phrase && phrases.length > 0 && 'phrases' in recogniser) {
    recogniser.phrases = phrases.map((phrase) => new Phrase(phrase, PHRASE_BOOST))
  }
  return recogniser
}
