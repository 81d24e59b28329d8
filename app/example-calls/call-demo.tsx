import { useState, type ReactNode } from 'react'
import { CallPlayer } from './call-player.tsx'
import { CallSummary } from './call-summary.tsx'
import type { ExampleCall } from './example-call.ts'

/** An example call and the summary that the firm's owner gets. */
export function CallDemo({
  call,
  prefix,
  isAutoPlaying,
  children,
}: {
  call: ExampleCall
  prefix?: string
  isAutoPlaying?: boolean
  children?: ReactNode
}) {
  const [liveSlug, setLiveSlug] = useState<ExampleCall['slug'] | null>(null)
  const [endedSlug, setEndedSlug] = useState<ExampleCall['slug'] | null>(null)
  return (
    <div className="on-deep grid grid-cols-1 gap-3 rounded-[22px] bg-deep p-3.5 sm:rounded-stage sm:p-7.5">
      {children}
      <CallPlayer
        key={call.slug}
        call={call}
        prefix={prefix}
        isAutoPlaying={isAutoPlaying}
        onPlay={() => setLiveSlug(call.slug)}
        onEnd={() => {
          setLiveSlug(null)
          setEndedSlug(call.slug)
        }}
      />
      <CallSummary
        summary={call.summary}
        isLive={liveSlug === call.slug}
        hasEnded={endedSlug === call.slug}
      />
    </div>
  )
}
