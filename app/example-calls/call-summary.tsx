import { brand } from '#app/site/brand.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ExampleCall } from './example-call.ts'

/**
 * What the firm's owner sees of a call: a row of the dashboard and a text message. While the call
 * plays, a note takes the place of the message, which slides in when the call ends.
 */
export function CallSummary({
  summary: { caller, about, outcome, isUrgent, text },
  isLive,
  hasEnded,
}: {
  summary: ExampleCall['summary']
  isLive: boolean
  hasEnded: boolean
}) {
  const look = isUrgent ? 'bg-brick-soft text-brick' : 'bg-mist text-evergreen'
  return (
    <div className="grid grid-cols-1 gap-2.5 leading-snug">
      <div className="float flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sky text-evergreen">
          <Icon name="user-round" className="size-5" />
        </span>
        <span className="min-w-[min(6rem,100%)] flex-1">
          <b className="block font-[650]">{caller}</b>
          <span className="text-[0.9375rem] text-muted">{about}</span>
        </span>
        <span className={`pill shrink-0 ${isLive ? 'bg-amber-soft' : look}`}>
          {isLive ? 'On the call' : outcome}
        </span>
      </div>
      <div className="grid grid-cols-1 [&>*]:[grid-area:1/1]">
        <p
          aria-hidden={!isLive}
          className={`grid content-center justify-items-center rounded-[18px] border border-dashed border-white/30 px-4 text-center text-sage transition-opacity duration-200 ${isLive ? '' : 'opacity-0'}`}
        >
          {brand.persona} texts you when the call ends.
        </p>
        <p
          className={`rounded-[18px] rounded-bl-[4px] bg-mist px-4 py-3 text-ink transition duration-250 ease-out ${isLive ? 'invisible translate-y-6 opacity-0' : ''}`}
        >
          <span className="mb-0.5 flex items-center gap-2 text-[0.84375rem] font-semibold text-evergreen">
            <Icon name="message-square-text" className="size-4" />
            Text message from {brand.persona}
          </span>
          {text}
        </p>
      </div>
      <p role="status" className="sr-only">
        {hasEnded && !isLive && `Text message from ${brand.persona}: ${text}`}
      </p>
    </div>
  )
}
