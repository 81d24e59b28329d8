import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { unusedPosthogExtensions } from './app/analytics/posthog.plugin.ts'
import { articles } from './app/blog/articles.plugin.ts'
import { buildId } from './workers/http/build.plugin.ts'
import { bareImport } from './app/chat/bare-import.plugin.ts'
import { sitePassages } from './workers/chat/answers/passages.plugin.ts'
import { assetHeaders, developmentStyles } from './workers/http/security-policy.plugin.ts'

const serverMinify = { compress: true, mangle: { toplevel: true, keepNames: true } }

export default defineConfig({
  // The mail simulation writes HTML files there, and Vite would reload the page for each.
  server: { watch: { ignored: ['**/.wrangler/**'] } },
  // Found only on /welcome, it would reload the page just when somebody has signed up.
  optimizeDeps: { include: ['valibot'] },
  environments: {
    // Whoever reads a stack in the log needs the names; the rest only weighs.
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            minify: serverMinify,
            // One file for all that the Worker needs to start: each costs workerd time.
            codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What pages share, in one file: by itself the bundler makes two dozen of a few hundred
            // bytes each, which compress badly and cost a request and a hash in every page.
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: /\/app\/(root|shell|ui|site|seo|fonts)/,
                  minShareCount: 2,
                },
                { name: 'shared', test: /\/app\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    unocss(),
    articles(),
    buildId(),
    unusedPosthogExtensions(),
    bareImport(),
    sitePassages([articles()]),
    assetHeaders(),
    developmentStyles(),
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    reactRouter(),
  ],
})
