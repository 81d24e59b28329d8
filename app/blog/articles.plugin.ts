import { basename } from 'node:path'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import * as z from 'zod'
import { brand } from '../site/brand.ts'
import { categories, type Article } from './article.ts'

const frontMatter = z.strictObject({
  title: z.string().min(10),
  excerpt: z.string().min(20).max(180),
  description: z.string().min(50).max(160),
  keywords: z.array(z.string()),
  author: z.string(),
  readTime: z.string().regex(/^\d+-minute read$/),
  publishDate: z.iso.date(),
  category: z.enum(categories),
  featured: z.boolean(),
  image: z.string().startsWith('/blog/'),
  imageAlt: z.string(),
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
      const rows = token.rows.map((row) => `<tr>${cells(row, '<td>', '</td>')}</tr>`).join('')
      // A wide table scrolls in its own box, which a keyboard must be able to reach.
      return `<div class="table-box" role="group" aria-label="Table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`
    },
  },
})

/**
 * Turns `articles/*.md` into modules at build time: front matter checked, body as HTML.
 *
 * **Errors**: a front matter that breaks the schema fails the build and names file and field.
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
 * **Shape**: `{{name}}` and `{{persona}}` in it stand for the brand's.
 */
export function parseArticle(template: string, file: string): Article {
  const source = template
    .replaceAll('{{name}}', brand.name)
    .replaceAll('{{persona}}', brand.persona)
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  if (head === undefined || body === undefined) throw new Error(`${file}: no front matter`)
  const facts = frontMatter.safeParse(parse(head))
  if (!facts.success) throw new Error(`${file}: ${z.prettifyError(facts.error)}`)
  return { id: basename(file, '.md'), ...facts.data, html: marked.parse(body, { async: false }) }
}

function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
