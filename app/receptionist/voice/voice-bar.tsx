import { brand } from '#app/site/brand.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ListenFault } from './listen.ts'
import type { Voice, VoiceState } from './use-voice.ts'

/** What went wrong, and what to do next. In every case the caller can go on by typing. */
const FAULTS: Record<ListenFault, string> = {
  blocked:
    'Your browser is blocking the microphone. Select the icon beside the address bar to allow it, then select Speak, or carry on typing.',
  'switched-off':
    'Speech recognition is switched off on this device. On an iPhone, turn on Dictation or Siri in Settings and select Speak, or carry on typing.',
  'no-microphone': 'We found no microphone. Connect one and select Speak, or carry on typing.',
  unsupported: 'This browser can’t turn speech into text, so type your lines.',
  'never-started':
    'Speech recognition didn’t start. Select Speak to try again, or carry on typing.',
  'nothing-heard': 'We didn’t catch that. Select Speak and say it again, or carry on typing.',
  unreachable:
    'Your browser couldn’t reach its speech service. Check your connection and select Speak, or carry on typing.',
}

/** What the voice is doing, and the button that changes it. The captions are the transcript. */
export function VoiceBar({ voice, isOver }: { voice: Voice; isOver: boolean }) {
  const { state, speaker } = voice
  const isOff = state.kind === 'off'
  if (isOver && isOff) return null
  const fault = isOver ? null : faultOf(voice)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 noscript:hidden border-t border-line px-4 py-3 sm:px-5.5">
      {!isOver && fault !== 'unsupported' && <SpeakButton voice={voice} />}
      <div className="min-w-0 flex-1 basis-56 text-[0.9375rem] text-muted">
        {/* The caller hears what she is doing, so a screen reader announces only what went wrong. */}
        <p role="status">{fault && FAULTS[fault]}</p>
        {!fault && !isOver && <p>{sentenceOf(state)}</p>}
        {speaker === 'none' && !isOff && (
          <p>
            This browser has no English voice, so you’ll need to read what {brand.persona} says.
          </p>
        )}
        {state.kind === 'listening' && state.words !== '' && (
          <p aria-hidden="true" className="text-ink">
            “{state.words}…”
          </p>
        )}
      </div>
      {!isOff && (
        <button
          type="button"
          onClick={voice.stop}
          className={buttonClass({ look: 'outline', size: 'small' })}
        >
          Sound off
        </button>
      )}
    </div>
  )
}

/** What went wrong with the last utterance, or what is wrong with the microphone. */
function faultOf({ state, microphone }: Voice): ListenFault | null {
  if (state.kind === 'paused' && state.fault !== null) return state.fault
  return state.kind === 'off' || state.kind === 'asking' ? null : (microphone?.fault ?? null)
}

function SpeakButton({ voice }: { voice: Voice }) {
  const isHydrated = useHydrated()
  const { kind } = voice.state
  const isListening = kind === 'listening'
  const press = kind === 'off' ? voice.start : isListening ? voice.pause : voice.listenNow
  return (
    <button
      type="button"
      // Before hydration too, so that the caller's box does not move when the button arrives.
      disabled={!isHydrated}
      aria-disabled={kind === 'asking'}
      onClick={press}
      className={buttonClass({
        look: isListening ? 'danger' : kind === 'off' ? 'outline' : 'primary',
        size: 'small',
      })}
    >
      <Icon name={isListening ? 'mic-off' : 'mic'} className="size-5" />
      {LABELS[kind]}
    </button>
  )
}

const LABELS: Record<VoiceState['kind'], string> = {
  off: 'Speak and listen',
  asking: 'Speak',
  speaking: 'Interrupt and speak',
  listening: 'Stop listening',
  paused: 'Speak',
}

function sentenceOf(state: VoiceState): string {
  switch (state.kind) {
    case 'off':
      return ''
    case 'asking':
      return 'Your browser is asking for the microphone. We use it only while you answer.'
    case 'speaking':
      return `${brand.persona} is speaking. The microphone is off.`
    case 'listening':
      return 'Listening. Say your line.'
    case 'paused':
      return 'Select Speak, or type your line.'
  }
}

/** Says where the caller's voice goes in this browser. */
export function voicePrivacy({ microphone }: Pick<Voice, 'microphone'>): string {
  if (microphone?.fault === 'unsupported') return ''
  return microphone?.isLocal
    ? 'Your voice is turned into text on this device. We don’t receive the sound.'
    : 'Your browser’s speech service turns your voice into text. We don’t receive the sound.'
}
