import { useState } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { fieldBox } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Trial } from './trial.ts'
import { linkText, packLink } from './share-link.ts'

/** Makes a link to the set-up, with the call if that is ticked. */
export function Share({ trial }: { trial: Trial }) {
  const isHydrated = useHydrated()
  const [isTicked, setIsTicked] = useState(false)
  const [made, setMade] = useState<{ of: string; link: string | null } | null>(null)
  const [note, setNote] = useState('')
  const hasCall = trial.call !== null && trial.call.lines.length > 0
  const withCall = isTicked && hasCall
  // A link to an older set-up must not look current. One without the call stays good while the call goes on.
  const shown = made?.of === linkText(trial, withCall) ? made : null

  async function make() {
    const page = `${location.origin}/try?trade=${trial.setup.trade}`
    const packing = packLink(trial, withCall).then((fragment) => fragment && page + fragment)
    const copying = copy(packing)
    const link = await packing
    setMade({ of: linkText(trial, withCall), link })
    if (link === null)
      return setNote('That’s too long for a link. Shorten the set-up, or leave the call out.')
    const what = withCall ? 'this set-up and this call' : 'this set-up'
    const rest = `Anyone who opens it gets ${what}. It’s never sent to us.`
    setNote(`${(await copying) ? 'Copied.' : 'Copy this link.'} ${rest}`)
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 noscript:hidden">
      <button
        type="button"
        disabled={!isHydrated}
        onClick={() => void make()}
        className={buttonClass({ look: 'outline', size: 'small' })}
      >
        <Icon name="link" className="size-4.5" />
        Copy a link to this set-up
      </button>
      {hasCall && (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={(event) => setIsTicked(event.target.checked)}
            className="size-5 accent-evergreen"
          />
          With this call
        </label>
      )}
      <p role="status" className="text-[0.9375rem] text-muted">
        {shown && note}
      </p>
      {shown?.link && (
        <input
          readOnly
          aria-label="Link to this set-up"
          value={shown.link}
          onFocus={(event) => event.target.select()}
          className={`${fieldBox} max-w-md`}
        />
      )}
    </div>
  )
}

/** Copies a link that is still being packed. Resolves with whether that worked. */
async function copy(packing: Promise<string | null>): Promise<boolean> {
  const text = packing.then((link) => {
    // What was copied before stays.
    if (link === null) throw new Error('There is no link.')
    return new Blob([link], { type: 'text/plain' })
  })
  try {
    // At once, with the promise: Safari copies nothing once it has waited.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    return true
  } catch {
    return false
  }
}
