import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { parseMarkdown, type Block, type Inline, type SafeLink } from './markdown.ts'

const inText = 'font-[650] text-evergreen underline underline-offset-4'

/** A reply's text. It is never rendered as HTML. */
export function ReplyText({ text }: { text: string }) {
  const blocks = parseMarkdown(text, window.location.origin)
  return (
    <div className="grid gap-2.5">
      {blocks.map((block, position) => (
        <BlockView key={position} block={block} />
      ))}
    </div>
  )
}

/** A link that `safeLink` accepted: our own pages keep the panel open, others open in a new tab. */
export function SafeAnchor({
  link,
  className,
  children,
}: {
  link: SafeLink
  className: string
  children: ReactNode
}) {
  if (link.kind === 'own') {
    return (
      <Link to={link.to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children} ({link.host})
    </a>
  )
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, position) => (
          <span key={position}>
            {position > 0 && <br />}
            <InlineView parts={line} />
          </span>
        ))}
      </p>
    )
  }
  const items = block.items.map((item, position) => (
    <li key={position}>
      <InlineView parts={item} />
    </li>
  ))
  return block.isOrdered ? (
    <ol start={block.start} className="grid list-decimal gap-1 pl-5.5">
      {items}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1 pl-5">{items}</ul>
  )
}

function InlineView({ parts }: { parts: Inline[] }) {
  return parts.map((part, position) => {
    if (typeof part === 'string') return part
    if (part.kind === 'bold') {
      return (
        <b key={position} className="font-[650]">
          <InlineView parts={part.text} />
        </b>
      )
    }
    return (
      <SafeAnchor key={position} link={part.link} className={inText}>
        {part.text}
      </SafeAnchor>
    )
  })
}
