import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../support/routes.ts'
import { freePort } from '../support/serve.ts'
import { expect, test } from './site.ts'

const ROOT = process.cwd()
const LEFT_OUT = new Set(['node_modules', '.git', 'build', '.wrangler', 'test-results'])
const MACHINE_FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/blog/rss.xml',
  '/llms.txt',
  '/manifest.webmanifest',
]

test('a new name in brand.ts leaves the old one on no page, feed, card or script', async () => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'larkline-rebrand-'))
  try {
    cpSync(ROOT, folder, { recursive: true, filter: isPart })
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
    const brand = path.join(folder, 'app/site/brand.ts')
    const renamed = readFileSync(brand, 'utf8')
      .replaceAll('Larkline', 'Thrushcall')
      .replaceAll('larkline', 'thrushcall')
    writeFileSync(brand, renamed)
    const build = spawnSync('react-router', ['build'], { cwd: folder, encoding: 'utf8' })
    expect(build.status, build.stderr).toBe(0)

    const texts = await servedTexts(folder)
    for (const file of readdirSync(path.join(folder, 'build/client/assets'))) {
      if (!/\.(js|css)$/.test(file)) continue
      texts.set(file, readFileSync(path.join(folder, 'build/client/assets', file), 'utf8'))
    }
    expect(texts.size).toBeGreaterThan(50)
    for (const [name, text] of texts) {
      const [found] = /.{0,60}larkline.{0,60}/i.exec(text) ?? []
      expect(found, name).toBeUndefined()
    }
    expect(texts.get('/')).toContain('Thrushcall')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function isPart(file: string): boolean {
  const [first = ''] = path.relative(ROOT, file).split(path.sep)
  return !LEFT_OUT.has(first) && !file.includes(`${path.sep}node_modules`)
}

async function servedTexts(folder: string): Promise<Map<string, string>> {
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/serve-build.mjs', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    const origin = `http://127.0.0.1:${port}`
    while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) await sleep(200)
    const texts = new Map<string, string>()
    for (const target of [...routes, ...MACHINE_FILES, '/nowhere']) {
      texts.set(target, await (await fetch(origin + target)).text())
    }
    return texts
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}
