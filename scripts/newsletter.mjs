import { readArguments } from './database.mjs'
import { Problem, runScript } from './setup.mjs'

const USAGE = 'npm run newsletter -- send <article-slug> [--remote] [--dry-run]'

await runScript(async () => {
  const {
    words,
    'dry-run': isDryRun,
    ...place
  } = readArguments(USAGE, {
    'dry-run': { type: 'boolean', default: false },
  })
  const [command, slug] = words
  if (words.length !== 2 || command !== 'send') throw new Problem(USAGE)
  const { readArticle, readMailSettings } = await import('./newsletter-source.mjs')
  const { sendArticle, showDryRun } = await import('./newsletter-sending.mjs')
  const settings = await readMailSettings(place)
  const article = readArticle(slug, settings.origin)
  if (isDryRun) return showDryRun(place, article, settings)
  return sendArticle(place, article, settings)
}, 130)
