import type { Passage } from './passage.ts'

const TAG_OR_TEXT = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/gi
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'dt'])
const inline = new Set(['a', 'b', 'strong', 'em', 'i', 'span', 'time', 'code', 'wbr'])
const empty = new Set(['br', 'img', 'hr', 'input', 'wbr', 'source', 'path', 'rect', 'circle'])
const entities = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}

/**
 * Cuts a page's own HTML at its headings.
 *
 * **Shape**: what only decorates (`aria-hidden`, pictures) is left out; a table's cell is named by
 * its column; `path` gets the nearest id before the text as its fragment.
 */
export function passagesIn(html: string, path: string, source: string): Passage[] {
  const passages: Passage[] = []
  let passage: Passage = { title: source, text: '', href: path, source }
  let line = ''
  let hiddenDepth = 0
  let depth = 0
  let columns: string[] = []
  let column = 0
  let anchor = ''
  let isSectionNamed = false

  function endLine(tag: string, scope: string | undefined) {
    const text = line.replace(/\s+/g, ' ').trim()
    line = ''
    if (tag === 'th' && scope === 'col') columns.push(text)
    if (tag === 'td' || tag === 'th') column += 1
    if (!text || (tag === 'th' && scope === 'col')) return
    if (headings.has(tag) || tag === 'th') {
      if (passage.text) passages.push(passage)
      passage = { title: text, text: '', href: anchor ? `${path}#${anchor}` : path, source }
      return
    }
    const label = tag === 'td' && columns[column - 1] ? `${columns[column - 1]}: ` : ''
    passage.text += `${passage.text && ' '}${label}${text}${/[.!?:]$/.test(text) ? '' : '.'}`
  }

  const scopes: (string | undefined)[] = []
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(TAG_OR_TEXT)) {
    const tag = name.toLowerCase()
    if (text !== undefined) {
      if (!hiddenDepth) line += text.replace(/&[#a-z0-9]+;/gi, decode)
    } else if (tag === 'br') {
      line += ', '
    } else if (empty.has(tag)) {
      continue
    } else if (slash) {
      const scope = scopes.pop()
      if (hiddenDepth === depth) hiddenDepth = 0
      depth -= 1
      if (!inline.has(tag)) endLine(tag, scope)
      if (tag === 'table') columns = []
    } else {
      depth += 1
      scopes.push(attribute(attributes, 'scope'))
      if (!hiddenDepth && /aria-hidden="true"|role="img"/.test(attributes)) hiddenDepth = depth
      if (inline.has(tag)) continue
      endLine('', undefined)
      if (tag === 'tr') column = 0
      const id = attribute(attributes, 'id')
      if (tag === 'section') isSectionNamed = id !== undefined
      if (id && (tag === 'section' || (headings.has(tag) && !isSectionNamed))) anchor = id
    }
  }
  endLine('', undefined)
  if (passage.text) passages.push(passage)
  return passages
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
}

function decode(entity: string): string {
  return (entities as Record<string, string>)[entity] ?? ' '
}
