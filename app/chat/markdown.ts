/** A link's target: a page of this site, or an https address elsewhere. */
export type SafeLink = { kind: 'own'; to: string } | { kind: 'foreign'; href: string; host: string }

/** A run of text in a line. */
export type Inline =
  | string
  | { kind: 'bold'; text: Inline[] }
  | { kind: 'link'; text: string; link: SafeLink }

/** A block of a reply. */
export type Block =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Inline[][] }

const LIST_ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/
const MARK = /\*\*(.+?)\*\*|\[([^\][]+)\]\(([^()\s]+)\)/g

/**
 * Parses the Markdown that replies use: paragraphs, lists, bold text and links.
 *
 * Everything else stays text, including HTML and links to unsafe addresses.
 */
export function parseMarkdown(text: string, origin: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const last = isOpen ? blocks.at(-1) : undefined
    const [, number, item] = LIST_ITEM.exec(line) ?? []
    isOpen = line.trim() !== ''
    if (!isOpen) continue
    if (item !== undefined) {
      const isOrdered = number !== undefined
      const isSame = last?.kind === 'list' && last.isOrdered === isOrdered
      if (isSame) last.items.push(parseInline(item, origin))
      else {
        const start = Number(number ?? 1)
        blocks.push({ kind: 'list', isOrdered, start, items: [parseInline(item, origin)] })
      }
    } else if (last?.kind === 'paragraph') last.lines.push(parseInline(line, origin))
    else blocks.push({ kind: 'paragraph', lines: [parseInline(line, origin)] })
  }
  return blocks
}

/** The block that is still being written, without marks that have no closing half yet. */
export function withoutOpenMarks(text: string): string {
  const shown = text.replace(/\[([^\][]*)(?:\](?:\([^()\s]*)?)?$/, '$1')
  const lastLine = shown.slice(shown.lastIndexOf('\n') + 1)
  const isBoldOpen = lastLine.split('**').length % 2 === 0
  return isBoldOpen ? shown.replace(/\*\*(?!.*\*\*)/, '') : shown
}

/** A reply as plain text, for the clipboard. */
export function plainText(text: string): string {
  return text.replace(MARK, (_, bold?: string, label?: string) => plainText(bold ?? label ?? ''))
}

/** The target of a link if a reply may link to it, or null. */
export function safeLink(href: string, origin: string): SafeLink | null {
  const isPath = /^\/(?![/\\])/.test(href)
  if (!isPath && !/^https?:\/\//i.test(href)) return null
  const url = URL.parse(href, origin)
  // A path such as `//evil.example` is another site to a browser.
  if (url?.origin === origin && !url.pathname.startsWith('//'))
    return { kind: 'own', to: url.pathname + url.search + url.hash }
  // The parser resolved this path to another site, so it isn't one of ours.
  if (isPath || url?.origin === origin || url?.protocol !== 'https:' || url.username !== '')
    return null
  return { kind: 'foreign', href: url.href, host: url.host }
}

function parseInline(text: string, origin: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(MARK)) {
    const [whole, bold, label = '', href = ''] = match
    const link = bold === undefined ? safeLink(href, origin) : null
    if (bold === undefined && link === null) continue
    if (match.index > end) parts.push(text.slice(end, match.index))
    end = match.index + whole.length
    if (link === null) parts.push({ kind: 'bold', text: parseInline(bold ?? '', origin) })
    else parts.push({ kind: 'link', text: label, link })
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
