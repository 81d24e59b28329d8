import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { rate, type Reply } from './conversation.ts'
import { plainText } from './markdown.ts'

/**
 * The delay before the buttons appear: any sooner, a screen reader would read them with the reply.
 */
const JOIN_DELAY_MS = 100

/** How long the copy button shows whether it worked. */
const COPIED_MS = 2000

const action =
  'inline-flex h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-control px-2 text-[0.84375rem] text-muted hover:bg-mist hover:text-ink aria-pressed:text-evergreen aria-pressed:bg-mist'

/** The buttons of a reply: copy it, or rate it. */
export function ReplyActions({ reply }: { reply: Reply }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), JOIN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-live="off" className="-my-1 -ml-2.5 flex min-h-11">
      {isThere && (
        <>
          <CopyButton text={plainText(reply.text)} />
          <button
            type="button"
            aria-label="Helpful"
            aria-pressed={reply.rating === 'up'}
            onClick={() => rate(reply, 'up')}
            className={action}
          >
            <Icon name="thumbs-up" className="size-4.5" />
          </button>
          <button
            type="button"
            aria-label="Not helpful"
            aria-pressed={reply.rating === 'down'}
            onClick={() => rate(reply, 'down')}
            className={action}
          >
            <Icon name="thumbs-up" className="size-4.5 rotate-180" />
          </button>
        </>
      )}
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const [result, setResult] = useState<'Copied' | 'Couldn’t copy' | null>(null)
  useEffect(() => {
    if (result === null) return
    const timer = setTimeout(() => setResult(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setResult('Copied')
    } catch {
      setResult('Couldn’t copy')
    }
  }

  return (
    <button type="button" onClick={() => void copy()} className={action}>
      <Icon name={result === 'Copied' ? 'check' : 'copy'} className="size-4.5" />
      {result ?? 'Copy'}
    </button>
  )
}
