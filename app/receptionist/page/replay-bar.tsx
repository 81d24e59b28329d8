import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Trade } from '../engine/trades/trade.ts'
import type { Changes } from './changes.ts'
import { PostForm } from './post-form.tsx'
import { canSay, setupChange, type Trial } from './trial.ts'
import type { Submit } from './use-try.ts'

/** The choices after a change of the set-up: replay, undo, or answer a new question. */
export function ReplayBar({
  trial,
  trade,
  changes,
  submit,
}: {
  trial: Trial
  trade: Trade
  changes: Changes | null
  submit: Submit
}) {
  const { rest } = trial
  const change = setupChange(trial, trade)
  const isChanged = change !== 'none'
  if (!changes && !isChanged) return null
  const [text, action, label] = isChanged
    ? ([tellWhere(change, canSay(trial)), 'replay', 'Replay the call'] as const)
    : ([tell(changes), 'undo', 'Undo'] as const)
  return (
    <PostForm
      trial={trial}
      submit={submit}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-control bg-amber-soft py-2.5 pl-4 pr-2.5"
    >
      <p role="status" className="min-w-48 flex-1 text-[0.9375rem] leading-snug">
        {rest && !isChanged ? (
          <>
            <b className="font-[650]">Your turn.</b> She’s asking something that nobody has answered
            yet. {rest.lines.length} {rest.lines.length === 1 ? 'line is' : 'lines are'} still to be
            replayed.
          </>
        ) : (
          text
        )}
      </p>
      {rest && !isChanged && (
        <button
          type="submit"
          name="do"
          value="drop-rest"
          className={buttonClass({ look: 'outline', size: 'small' })}
        >
          Leave the rest out
        </button>
      )}
      <button
        type="submit"
        name="do"
        value={action}
        className={buttonClass({ look: isChanged ? 'primary' : 'outline', size: 'small' })}
      >
        <Icon name={isChanged ? 'rotate-cw' : 'undo-2'} className="size-4.5" />
        {label}
      </button>
    </PostForm>
  )
}

function tellWhere(change: 'pending' | 'applied', canSayMore: boolean): string {
  if (change === 'applied') return 'The start of this call was played before your change.'
  return canSayMore
    ? 'Your change applies from the next line.'
    : 'This call was played before your change.'
}

function tell(changes: Changes | null): string {
  const [turns, rows] = [changes?.turns.size ?? 0, changes?.rows.size ?? 0]
  if (turns + rows === 0) return 'Replayed: nothing in this call has changed.'
  const parts = [turns > 0 && count(turns, 'turn'), rows > 0 && count(rows, 'row')].filter(Boolean)
  return `Replayed: ${parts.join(' and ')} changed, as marked.`
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
