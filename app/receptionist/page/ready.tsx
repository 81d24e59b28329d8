import { useRef } from 'react'
import { brand } from '#app/site/brand.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useInView } from '#app/ui/use-in-view.ts'
import { sayPrice } from '../engine/speech/format.ts'
import type { Service, Setup } from '../engine/types.ts'
import type { Performed } from './performed.ts'
import { PostForm } from './post-form.tsx'
import { Privacy } from './privacy.tsx'
import { DAYS } from './setup-fields.ts'
import { SETUP_SHEET_ID } from './setup-sheet.tsx'
import { isExample } from './trial.ts'
import type { Voice } from '../voice/use-voice.ts'
import type { Submit } from './use-try.ts'

const SHOWN_COUNT = 5

/** The buttons that start the call, on a phone's first screen, and what Ava knows about the business. */
export function Ready({
  setup,
  state: { trial },
  submit,
  isBroken,
  voice,
  hasSecondListener,
}: {
  setup: Setup
  state: Performed
  submit: Submit
  isBroken: boolean
  voice: Voice
  hasSecondListener: boolean
}) {
  const isHydrated = useHydrated()
  const buttons = useRef<HTMLFormElement>(null)
  const isInView = useInView(buttons)
  return (
    <div className="grid gap-6 p-5 sm:p-8">
      <PostForm
        ref={buttons}
        trial={trial}
        submit={submit}
        data-hides-chat={isInView || undefined}
        className="flex flex-wrap gap-3"
      >
        <button
          type="submit"
          name="do"
          value="start"
          className={buttonClass({ className: 'grow sm:grow-0' })}
        >
          <Icon name="phone" className="size-5" />
          {trial.call ? 'Continue the call' : 'Start the call'}
        </button>
        <button
          type="submit"
          name="do"
          value="start"
          disabled={!isHydrated}
          onClick={voice.start}
          className={buttonClass({ look: 'amber', className: 'grow noscript:hidden sm:grow-0' })}
        >
          <Icon name="mic" className="size-5" />
          Speak and listen
        </button>
        <button
          type="button"
          popoverTarget={SETUP_SHEET_ID}
          className={buttonClass({ look: 'outline', className: 'grow sm:grow-0' })}
        >
          Make it your business
        </button>
      </PostForm>
      <div>
        <p className="text-muted">
          {isExample(trial) ? 'An example business to start with. ' : ''}This is what{' '}
          {brand.persona} knows about the business:
        </p>
        <dl className="mt-4 grid gap-3.5">
          <Known label="Open">{hoursOf(setup)}</Known>
          <Known label="Services">
            {setup.services.slice(0, SHOWN_COUNT).map(nameWithPrice).join(', ') || 'nothing yet'}
          </Known>
          <Known label="Answers">
            {setup.facts
              .map(({ question }) => question)
              .slice(0, 3)
              .join(' ') || 'no questions yet'}
          </Known>
          {setup.urgent.words.length > 0 && (
            <Known label="Urgent">{setup.urgent.words.slice(0, 4).join(', ')}</Known>
          )}
        </dl>
      </div>
      <div className="text-[0.875rem] text-muted">
        <p>
          You play the caller: type, choose a suggested line or speak. If you speak, we use your
          microphone only while {brand.persona} waits for your answer. The diary is an example.
        </p>
        <Privacy
          trial={trial}
          isBroken={isBroken}
          voice={voice}
          hasSecondListener={hasSecondListener}
        />
      </div>
    </div>
  )
}

function Known({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-3 border-t border-line pt-3.5">
      <dt className="text-[0.9375rem] font-semibold">{label}</dt>
      <dd className="min-w-0 text-[0.9375rem]">{children}</dd>
    </div>
  )
}

function nameWithPrice({ name, pricePence }: Service): string {
  if (pricePence === null) return name
  return `${name} ${pricePence === 0 ? 'free' : sayPrice(pricePence)}`
}

/** "Monday to Friday", "Saturday and Sunday", "Saturday". */
function spanOf(from: number, to: number): string {
  if (from === to) return DAYS[from] ?? ''
  return `${DAYS[from]} ${to === from + 1 ? 'and' : 'to'} ${DAYS[to]}`
}

/** "Monday to Friday 08:00 to 18:00, Saturday 09:00 to 13:00". */
function hoursOf({ hours }: Setup): string {
  const spans: { from: number; to: number; text: string }[] = []
  hours.forEach((day, i) => {
    const text = day ? `${day[0]} to ${day[1]}` : ''
    const last = spans.at(-1)
    if (last && last.text === text) last.to = i
    else spans.push({ from: i, to: i, text })
  })
  const open = spans.filter(({ text }) => text !== '')
  return open.map(({ from, to, text }) => `${spanOf(from, to)} ${text}`).join(', ') || 'never'
}
