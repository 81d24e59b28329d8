import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { articles } from './app/blog/articles.plugin.ts'
import { buildId } from './workers/http/build.plugin.ts'
import { assetHeaders, developmentStyles } from './workers/http/security-policy.plugin.ts'

export default defineConfig({
  // The mail simulation writes HTML files there, and Vite would reload the page for each.
  server: { watch: { ignored: ['**/.wrangler/**'] } },
  // Vite would otherwise find valibot only on /welcome, and reload that page just after a sign-up.
  optimizeDeps: { include: ['valibot'] },
  plugins: [
    unocss(),
    articles(),
    buildId(),
    assetHeaders(),
    developmentStyles(),
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    reactRouter(),
  ],
})
