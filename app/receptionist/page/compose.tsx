import { useEffect, useRef } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useInView } from '#app/ui/use-in-view.ts'
import { limits } from '../engine/limits.ts'
import type { Call, Setup } from '../engine/types.ts'
import type { Performed } from './performed.ts'
import { PostForm } from './post-form.tsx'
import { canSay, type Trial } from './trial.ts'
import { isFormFull } from './trial-text.ts'
import { suggestLines } from './suggest.ts'
import type { Submit } from './use-try.ts'

type Props = { state: Performed; call: Call; setup: Setup; submit: Submit; isEnded: boolean }

/** The box for the caller's line, or, after the call, the button for another one. */
export function Compose(props: Props) {
  const { trial } = props.state
  const isHydrated = useHydrated()
  const isFull = !canSay(trial) || (!isHydrated && isFormFull(trial))
  if (isFull) return <Over trial={trial} submit={props.submit} />
  return <LineForm {...props} />
}

/** The box for the caller's line, and three suggested lines. */
function LineForm({ state: { trial, problem, typed }, call, setup, submit, isEnded }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const isInView = useInView(box)
  const isRefused = problem?.field === 'line'
  // Once it was typed in, a box no longer takes its default value.
  useEffect(() => {
    if (box.current?.value === '') box.current.value = typed
  }, [typed])
  // Not a layout effect: the alert takes the focus in that phase, and the caller would type into nothing.
  useEffect(() => {
    if (problem?.field === 'line') box.current?.focus()
  }, [problem])
  return (
    <PostForm
      trial={trial}
      data-hides-chat={isInView || undefined}
      submit={async (event) => {
        const isOwn =
          (event.nativeEvent.submitter as HTMLButtonElement | null)?.name !== 'suggested'
        const sent = submit(event)
        if (!isOwn || !box.current) return
        const { value } = box.current
        box.current.value = ''
        const next = await sent
        // What was typed in the meantime stays.
        if (next?.problem !== null && box.current?.value === '') box.current.value = value
      }}
    >
      {isEnded && (
        <p className="mb-4">
          <a
            href="#result"
            className={buttonClass({ look: 'outline', size: 'small', className: 'w-full' })}
          >
            See what you would get
            <Icon name="arrow-down" className="size-4.5" />
          </a>
        </p>
      )}
      <label htmlFor="line" className="mb-1.5 block text-[0.9375rem] font-semibold">
        {isEnded ? 'Anything else from the caller?' : 'What does the caller say?'}
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          ref={box}
          id="line"
          name="line"
          type="text"
          dir="auto"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={limits.lineMaxChars}
          defaultValue={typed}
          placeholder="Type a line…"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? 'line-problem' : undefined}
          className="h-13 min-w-32 flex-1 rounded-control border-[1.5px] border-[#7f8a84] bg-white px-4 aria-[invalid=true]:border-brick"
        />
        <button type="submit" name="do" value="say" className={buttonClass({})}>
          Send
        </button>
      </div>
      <p id="suggested" className="mb-2 mt-4 text-[0.875rem] text-muted">
        Or choose one of these:
      </p>
      <ul aria-labelledby="suggested" className="flex flex-wrap gap-2">
        {suggestLines(call, setup).map((line, i) => (
          <li key={i}>
            <button
              type="submit"
              name="suggested"
              value={line}
              className="min-h-11 cursor-pointer rounded-[22px] border border-edge bg-white px-4 py-1.5 text-left text-[0.9375rem] font-[600] leading-tight text-evergreen transition-colors hover:border-evergreen hover:bg-mist"
            >
              {i === 2 && <span className="font-[450] text-muted">Harder: </span>}
              {line}
            </button>
          </li>
        ))}
      </ul>
      <noscript>
        <p className="mt-3.5 text-[0.875rem] text-muted">
          Your browser’s Back button takes back your last line.
        </p>
      </noscript>
    </PostForm>
  )
}

function Over({ trial, submit }: { trial: Trial; submit: Submit }) {
  const button = useRef<HTMLButtonElement>(null)
  const isInView = useInView(button)
  return (
    <PostForm
      trial={trial}
      submit={submit}
      data-hides-chat={isInView || undefined}
      className="flex flex-wrap items-center gap-4"
    >
      <p id="call-over" tabIndex={-1} className="min-w-48 flex-1">
        {trial.isOver
          ? 'You rang off. What the owner would get is below.'
          : 'That’s as long as a call can be on this page.'}
      </p>
      <button ref={button} type="submit" name="do" value="start" className={buttonClass({})}>
        Ring again
      </button>
    </PostForm>
  )
}
