import { basename } from 'node:path'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import * as v from 'valibot'
import { brand } from '../site/brand.ts'
import { categories, type Article } from './article.ts'

const frontMatter = v.strictObject({
  title: v.pipe(v.string(), v.minLength(10)),
  excerpt: v.pipe(v.string(), v.minLength(20), v.maxLength(180)),
  description: v.pipe(v.string(), v.minLength(50), v.maxLength(160)),
  keywords: v.array(v.string()),
  author: v.string(),
  readTime: v.pipe(v.string(), v.regex(/^\d+-minute read$/)),
  publishDate: v.pipe(v.string(), v.isoDate(), v.check(isDay, 'There is no such day')),
  category: v.picklist(categories),
  featured: v.boolean(),
  image: v.pipe(v.string(), v.startsWith('/blog/')),
  imageAlt: v.string(),
})

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    table(token) {
      const cells = (row: typeof token.header, open: string, close: string) =>
        row.map((cell) => open + this.parser.parseInline(cell.tokens) + close).join('')
      const head = cells(token.header, '<th scope="col">', '</th>')
      const rows = token.rows
        .map(([name, ...row]) => {
          const heading = name ? cells([name], '<th scope="row">', '</th>') : ''
          return `<tr>${heading}${cells(row, '<td>', '</td>')}</tr>`
        })
        .join('')
      // A wide table scrolls in its own box, which must be reachable by keyboard.
      return `<div class="table-box" role="group" aria-label="Table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`
    },
  },
})

/**
 * Turns `articles/*.md` into modules at build time, with checked front matter and the body as HTML.
 *
 * **Errors**: invalid front matter fails the build and names the file and field.
 */
export function articles(): Plugin {
  return {
    name: 'blog-articles',
    transform(source, id) {
      if (!id.endsWith('.md')) return
      return { code: `export default ${JSON.stringify(parseArticle(source, id))}`, map: null }
    },
  }
}

/**
 * Reads one article file.
 *
 * **Shape**: `{{name}}` and `{{persona}}` are replaced with the brand's.
 */
export function parseArticle(template: string, file: string): Article {
  const source = template
    .replaceAll('{{name}}', brand.name)
    .replaceAll('{{persona}}', brand.persona)
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  if (head === undefined || body === undefined) throw new Error(`${file}: no front matter`)
  const facts = v.safeParse(frontMatter, parse(head))
  if (!facts.success) throw new Error(`${file}: ${v.summarize(facts.issues)}`)
  return { id: basename(file, '.md'), ...facts.output, html: marked.parse(body, { async: false }) }
}

/** Whether a date exists: some engines read 30 February as 2 March. */
function isDay(date: string): boolean {
  const ms = Date.parse(date)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
}

function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
