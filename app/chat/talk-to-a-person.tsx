import { useState } from 'react'
import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { NOTE_MAX_CHARS } from '#workers/booking/contract.ts'
import type { Turn } from './conversation.ts'
import { plainText } from './markdown.ts'

const way =
  'inline-flex min-h-8 items-center font-[650] text-evergreen underline-offset-4 hover:underline [@media(pointer:coarse)]:min-h-11'

/** The most text that every mail program accepts from a link. */
const MAIL_MAX_CHARS = 1500

/** Links to contact a person. The conversation is included only if the visitor ticks the box. */
export function TalkToAPerson({ turns }: { turns: readonly Turn[] }) {
  const [isWanted, setIsWanted] = useState(false)
  const takesAlong = isWanted && turns.length > 0
  const body = takesAlong ? `?body=${encodeURIComponent(transcriptOf(turns, MAIL_MAX_CHARS))}` : ''
  const state = takesAlong ? { note: transcriptOf(turns, NOTE_MAX_CHARS) } : null
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        Talk to a person:
        <a href={brand.phone.href} className={way}>
          {brand.phone.label}
        </a>
        <a href={`mailto:${brand.email}${body}`} className={way}>
          Email us
        </a>
        <Link to="/welcome" state={state} className={way}>
          Book a call
        </Link>
      </p>
      {turns.length > 0 && (
        <label className="flex min-h-8 cursor-pointer items-center gap-2 [@media(pointer:coarse)]:min-h-11">
          <input
            type="checkbox"
            checked={isWanted}
            onChange={(event) => setIsWanted(event.target.checked)}
            className="size-4.5 accent-evergreen"
          />
          Include this conversation
        </label>
      )}
    </>
  )
}

/** The end of the conversation as plain text, up to a number of characters. */
function transcriptOf(turns: readonly Turn[], maxChars: number): string {
  const lines = turns
    .filter(({ text }) => text.trim() !== '')
    .map(({ role, text }) => `${role === 'user' ? 'I asked' : brand.persona}: ${plainText(text)}`)
  const text = lines.join('\n\n')
  return text.length <= maxChars ? text : `…${text.slice(text.length - maxChars + 1)}`
}
