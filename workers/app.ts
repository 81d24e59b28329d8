import { createSite, type RenderPage } from './site.ts'

let renderPage: RenderPage | undefined

const site = createSite(async (request, visit) => {
  // Stored pages need nothing of React. Not the promise is kept: no request may wait for another's.
  renderPage ??= (await import('./render-page.ts')).renderPage
  return await renderPage(request, visit)
})

export default {
  fetch: site.fetch,
  scheduled: async (controller, env) => {
    const { runScheduled } = await import('./scheduled.ts')
    await runScheduled(controller, env)
  },
} satisfies ExportedHandler<Env>
