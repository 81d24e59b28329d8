import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type LaunchOptions } from 'playwright/test'

/** Where Debian keeps fonts. */
const FONTS = '/usr/share/fonts/truetype'

/** The families with stand-ins for ours that this machine has. */
export const families = ['dejavu', 'liberation', 'roboto'].filter((family) =>
  existsSync(path.join(FONTS, family)),
)

/** Runs something in a browser that has only one font family. */
export async function withOnly(
  family: string,
  launchOptions: LaunchOptions,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larkline-fonts-'))
  const file = path.join(folder, 'fonts.conf')
  await writeFile(file, fontconfig(path.join(FONTS, family), path.join(folder, 'cache')))
  const env = { ...process.env, FONTCONFIG_FILE: file }
  await using browser = await chromium.launch({ ...launchOptions, env })
  await use(browser)
  await rm(folder, { recursive: true })
}

function fontconfig(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`
}
