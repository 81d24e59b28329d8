import { brand } from '#app/site/brand.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Voice } from '../voice/use-voice.ts'
import { voicePrivacy } from '../voice/voice-bar.tsx'
import type { Trial } from './trial.ts'

/** Says where the words of this call go, typed or spoken: to the server, to a speech service or nowhere. */
export function Privacy({
  trial: { call, wasPosted },
  isBroken,
  voice,
  hasSecondListener,
}: {
  trial: Trial
  isBroken: boolean
  voice: Voice
  hasSecondListener: boolean
}) {
  const isHydrated = useHydrated()
  const isSpoken = voice.state.kind !== 'off' || call?.lines.some(({ by }) => by === 'spoken')
  const isSentToSpeak = voice.speaker === 'service'
  const sent = [
    wasPosted &&
      'What you typed before this page was ready went to our server, which keeps nothing.',
    hasSecondListener &&
      `A line that ${brand.persona} doesn’t understand goes, with the business’s name and services, through our server, which keeps nothing, to a language model.`,
  ].filter(Boolean)
  const kept = sent.length > 0 ? 'The rest stays here.' : 'Nothing you type leaves this page.'
  const typed =
    isHydrated && !isBroken
      ? [...sent, !isSentToSpeak && kept]
      : ['What you type goes to our server, which answers and keeps nothing.']
  const spoken = [
    isSpoken && voicePrivacy(voice),
    isSentToSpeak &&
      `Your browser’s speech service speaks ${brand.persona}’s replies, which may repeat what you type.`,
  ]
  // Room for two lines: the sentence changes once the page is hydrated.
  return (
    <p className="mt-2 min-h-[2lh] text-[0.875rem] text-muted sm:min-h-0">
      {[...typed, ...spoken].filter(Boolean).join(' ')}
    </p>
  )
}
