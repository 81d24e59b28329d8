import { useRef, type ReactNode } from 'react'
import { brand } from '#app/site/brand.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Trade } from '../engine/trades/trade.ts'
import type { Call, Setup } from '../engine/types.ts'
import type { Changes } from './changes.ts'
import { Compose } from './compose.tsx'
import { useFocusAfterPress, useReplyInView } from './follow-call.ts'
import { Notice } from './notice.tsx'
import type { Performed } from './performed.ts'
import { PostForm } from './post-form.tsx'
import { Privacy } from './privacy.tsx'
import { Ready } from './ready.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { SETUP_SHEET_ID, type SheetHandle } from './setup-sheet.tsx'
import { Transcript } from './transcript.tsx'
import { canSay } from './trial.ts'
import type { Submit } from './use-try.ts'
import type { Voice } from '../voice/use-voice.ts'
import { VoiceBar } from '../voice/voice-bar.tsx'

/** The call: the status, the transcript and the reply box. */
export function CallPanel(props: {
  state: Performed
  call: Call | null
  trade: Trade
  setup: Setup
  changes: Changes | null
  isEnded: boolean
  isBroken: boolean
  isRinging: boolean
  voice: Voice
  waiting: string | null
  isUnsaved: boolean
  hasSecondListener: boolean
  submit: Submit
  onWrong: SheetHandle['open']
}) {
  const { state, call, setup, changes, isEnded, submit, voice } = props
  const { trial, problem } = state
  const panel = useRef<HTMLElement>(null)
  useFocusAfterPress(panel, trial)
  useReplyInView(panel, call)
  return (
    <section
      ref={panel}
      id="call"
      aria-label="The call"
      className="min-w-0 scroll-mt-24 overflow-hidden rounded-[22px] bg-white shadow-[0_24px_60px_#0d2f2829,0_3px_8px_#0d2f281a] sm:rounded-stage"
    >
      <PanelHead
        name={setup.name}
        isOn={call !== null && !trial.isOver}
        isRinging={props.isRinging}
        isReady={call === null}
      >
        {call && !trial.isOver && (
          <PostForm trial={trial} submit={submit}>
            <button
              type="submit"
              name="do"
              value="hang-up"
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-transparent bg-brick px-3.5 font-[650] text-white hover:bg-[#9a2f1e]"
            >
              <Icon name="phone" className="size-4.5 rotate-135" />
              Hang up
            </button>
          </PostForm>
        )}
      </PanelHead>
      <Notice state={state} setup={setup} isUnsaved={props.isUnsaved} />
      {call === null ? (
        <Ready
          setup={setup}
          state={state}
          submit={submit}
          isBroken={props.isBroken}
          voice={voice}
          hasSecondListener={props.hasSecondListener}
        />
      ) : (
        <>
          <Transcript
            call={call}
            changes={changes}
            waiting={props.waiting}
            onWrong={props.onWrong}
          />
          <VoiceBar voice={voice} isOver={!canSay(trial)} />
          <div
            // Typing stops the microphone.
            onInput={voice.state.kind === 'off' ? undefined : voice.pause}
            className="border-t border-line p-4 sm:p-5.5"
          >
            {problem?.field === 'line' && (
              <div className="mb-3.5">
                <ErrorAlert id="line-problem">{problem.text}</ErrorAlert>
              </div>
            )}
            <ReplayBar trial={trial} trade={props.trade} changes={changes} submit={submit} />
            <Compose state={state} call={call} setup={setup} submit={submit} isEnded={isEnded} />
            <p className="mt-3.5 text-[0.875rem] text-muted lg:hidden">
              Something wrong? Select the pencil after her sentence.
            </p>
            <Privacy
              trial={trial}
              isBroken={props.isBroken}
              voice={voice}
              hasSecondListener={props.hasSecondListener}
            />
          </div>
        </>
      )}
    </section>
  )
}

function PanelHead({
  name,
  isOn,
  isRinging,
  isReady,
  children,
}: {
  name: string
  isOn: boolean
  isRinging: boolean
  /** Whether the call has not begun: "Make it your business" opens the set-up then, and a phone has little room. */
  isReady: boolean
  children: ReactNode
}) {
  return (
    <div className="on-deep flex flex-wrap items-center gap-x-3.5 gap-y-3 bg-deep px-4 py-3.5 text-white sm:px-5.5">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full ${isOn ? 'bg-amber text-deep' : 'bg-white/12 text-sage'}`}
      >
        <Icon name="phone" className="size-5" />
      </span>
      <div className="min-w-36 flex-1 leading-snug">
        <h2
          tabIndex={-1}
          className="font-display text-lg font-[660] leading-tight [overflow-wrap:anywhere]"
        >
          {name}
        </h2>
        <p className="text-[0.875rem] text-sage">
          {isOn && `${brand.persona}, AI receptionist, is on the line`}
          {!isOn && !isRinging && 'The line is free'}
          <span role="status">{!isOn && isRinging && 'Ringing…'}</span>
        </p>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          popoverTarget={SETUP_SHEET_ID}
          className={buttonClass({
            size: 'small',
            className: `bg-white/12 px-3.5! text-white! ${isReady ? 'max-sm:hidden' : ''}`,
          })}
        >
          <Icon name="sliders-horizontal" className="size-4.5" />
          Set-up
        </button>
        {children}
      </div>
    </div>
  )
}
