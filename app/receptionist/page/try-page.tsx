import { useRef, useState } from 'react'
import { brand } from '#app/site/brand.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { completeSetup } from '../engine/setup.ts'
import type { Trade } from '../engine/trades/trade.ts'
import type { Setup, SetupInput } from '../engine/types.ts'
import { Accuracy } from './accuracy.tsx'
import { Artefacts } from './artefacts.tsx'
import { CallPanel } from './call-panel.tsx'
import { CardPanel } from './card-panel.tsx'
import { changesOf } from './changes.ts'
import type { Played } from './performed.ts'
import { SetupSheet, type SheetHandle } from './setup-sheet.tsx'
import { Share } from './share.tsx'
import { TradePicker } from './trade-picker.tsx'
import { canSay, isSameSetup } from './trial.ts'
import { useSpokenCall } from '../voice/use-spoken-call.ts'
import { useVoice } from '../voice/use-voice.ts'
import { useOneClick } from './use-one-click.ts'
import { useTracking } from './use-tracking.ts'
import { useTry } from './use-try.ts'

const banner = 'mt-6 rounded-control bg-amber-soft px-4 py-3.5'

type Props = { trade: Trade; posted: Played | null; hasSecondListener: boolean }

/** The page to take part in a call: the call, what its owner would get, and the set-up. */
export function TryPage(props: Props) {
  const { trade } = props.trade.setup
  return (
    // Whatever is typed here appears in buttons and links, so analytics must not read them.
    <div className="ph-no-capture">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-7 lg:pt-9">
        <div>
          <h1 className="h2">Ring {brand.persona} as one of your customers</h1>
          <p className="mt-3 max-w-[38em] text-lg text-muted text-pretty">
            Play the caller. {brand.persona} answers as your business, and you see what would reach
            your phone. No sign-up, and nothing to install.
          </p>
        </div>
        {/* Not made anew for each trade: it would lose the focus. */}
        <TradePicker trade={trade} />
      </div>
      <TradeCall key={trade} {...props} />
      <Accuracy />
    </div>
  )
}

/** Everything that belongs to one trade. */
function TradeCall({ trade, posted, hasSecondListener }: Props) {
  const {
    played: state,
    waiting,
    isRinging,
    isBroken,
    isOpening,
    submit,
    hear,
  } = useTry(trade, posted, hasSecondListener)
  const sheet = useRef<SheetHandle>(null)
  // The set-up beside which something was typed and not saved. Any other replaces what was typed.
  const [unsaved, setUnsaved] = useState<SetupInput | null>(null)
  const { trial, problem, call, before } = state
  const setup = completeSetup(trial.setup, trade)
  const now = trial.call?.now ?? ''
  const changes = call && before ? changesOf(before, call, now) : null
  const isEnded =
    call !== null &&
    (!canSay(trial) ||
      call.hasRungOff ||
      (call.open === null && call.card.outcome !== null && call.card.outcome !== 'answered'))
  useOneClick()
  useTracking(trial, call, isEnded)
  const voice = useVoice(wordsOf(setup), hear)
  useSpokenCall(voice, { call, isEnded, isOver: trial.isOver })

  return (
    <>
      <section className="wrap pb-10 lg:pb-14">
        {problem?.field === 'link' && (
          <div className="mt-6">
            <ErrorAlert>{problem.text}</ErrorAlert>
          </div>
        )}
        <div role="status">
          {isOpening ? (
            <p className={banner}>Opening the set-up from the link…</p>
          ) : (
            trial.isShared && (
              <p className={banner}>
                <b className="font-[650]">Another visitor made this set-up</b> and sent you the
                link. It isn’t the real phone line for {setup.name}, and they may not know about it.
              </p>
            )
          )}
        </div>
        <div className="mt-6 grid gap-4 lg:mt-7 lg:grid-cols-[1.25fr_1fr] lg:items-start lg:gap-6">
          <CallPanel
            state={state}
            call={call}
            trade={trade}
            setup={setup}
            changes={changes}
            isEnded={isEnded}
            submit={submit}
            isBroken={isBroken}
            isRinging={isRinging}
            voice={voice}
            waiting={waiting}
            isUnsaved={unsaved !== null && isSameSetup(unsaved, trial.setup)}
            hasSecondListener={hasSecondListener}
            onWrong={(sentence, asked) => sheet.current?.open(sentence, asked)}
          />
          <CardPanel call={call} now={now} changes={changes} />
        </div>
        <Share trial={trial} />
      </section>
      {isEnded && trial.call && (
        <Artefacts call={call} setup={setup} input={trial.call} isShared={trial.isShared} />
      )}
      <SetupSheet
        ref={sheet}
        state={state}
        trade={trade}
        submit={submit}
        onUnsaved={(isUnsaved) => setUnsaved(isUnsaved ? trial.setup : null)}
      />
    </>
  )
}

/** Words that callers of this business are likely to say. */
function wordsOf({ name, services, area }: Setup): string[] {
  return [name, ...services.map((service) => service.name), ...area.towns]
}
