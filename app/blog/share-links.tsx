import { useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const networks = [
  ['X', 'https://x.com/intent/post?url={url}&text={title}'],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u={url}'],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url={url}'],
] as const

const outcomes = { no: 'Copy link', yes: 'Link copied', failed: 'Couldn’t copy' } as const

const chip =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border-[1.5px] border-edge px-4 text-[0.9375rem] font-semibold hover:bg-white'

/** Links that share an article: plain links, so that no network can track readers. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState<keyof typeof outcomes>('no')

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }

  return (
    <ul aria-label="Share this article" className="flex flex-wrap gap-2">
      {networks.map(([name, address]) => (
        <li key={name}>
          <a
            href={address
              .replace('{url}', encodeURIComponent(url))
              .replace('{title}', encodeURIComponent(title))}
            target="_blank"
            rel="noopener noreferrer"
            className={chip}
          >
            <span className="sr-only">Share on&nbsp;</span>
            {name}
          </a>
        </li>
      ))}
      <li className="noscript:hidden">
        <button type="button" disabled={!isHydrated} onClick={() => void copy()} className={chip}>
          {outcomes[copied]}
        </button>
        <span role="status" className="sr-only">
          {copied !== 'no' && outcomes[copied]}
        </span>
      </li>
    </ul>
  )
}
