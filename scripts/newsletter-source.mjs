import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withAbsoluteLinks } from '../app/seo/absolute-links.ts'
import { parseArticle } from '../app/blog/articles.plugin.ts'
import { readOptionalSettings } from '../workers/settings.ts'
import { Problem } from './setup.mjs'
import { readWranglerConfig } from './wrangler.mjs'

const ARTICLES = 'app/blog/articles'
const LOCAL_ORIGIN = 'http://localhost:5173'

/** Reads an article for an email: with absolute links, and its Markdown as the plain text. */
export function readArticle(slug, origin) {
  const file = path.join(ARTICLES, `${slug}.md`)
  if (!/^[a-z\d-]+$/.test(slug) || !existsSync(file)) {
    const slugs = readdirSync(ARTICLES).map((name) => path.basename(name, '.md'))
    throw new Problem(
      `There is no article called "${slug}". The articles are: ${slugs.join(', ')}.`,
    )
  }
  const source = readFileSync(file, 'utf8')
  const { id, title, excerpt, html } = parseArticle(source, file)
  return {
    id,
    title,
    excerpt,
    href: `${origin}/blog/${id}`,
    html: withAbsoluteLinks(html, origin),
    text: source
      .replace(/^---\n.*?\n---\n/s, '')
      .trim()
      .replaceAll('](/', `](${origin}/`),
  }
}

/**
 * Reads the settings as the Worker does, from the environment, else from wrangler.toml.
 *
 * **Errors**: a Problem if real subscribers would get an email that can't be sent or unsubscribed
 * from.
 */
export async function readMailSettings({ remote }) {
  const { vars } = await readWranglerConfig({ config: 'wrangler.toml' })
  const result = readOptionalSettings({ ...vars, ...process.env })
  if (result.kind === 'invalid')
    throw new Problem(`These settings are not valid: ${result.keys.join(', ')}.`)
  const { settings } = result
  const origin = settings.SITE_URL ?? LOCAL_ORIGIN
  if (settings.RESEND_API_KEY && !settings.EMAIL_FROM) {
    throw new Problem(
      'RESEND_API_KEY is set but EMAIL_FROM is not. Set EMAIL_FROM to the address to send from.',
    )
  }
  if (!remote) return { ...settings, origin }
  if (!settings.RESEND_API_KEY) {
    throw new Problem(
      'With --remote, set RESEND_API_KEY and EMAIL_FROM in the environment: only a Worker can use the EMAIL binding.',
    )
  }
  if (!origin.startsWith('https://')) {
    throw new Problem('With --remote, set SITE_URL to the site, such as https://www.example.com.')
  }
  return { ...settings, origin }
}
