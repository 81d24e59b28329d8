import { fonts } from '#app/fonts/fonts.ts'

/**
 * What the page runs in place of its modules, once all of it has been read.
 *
 * The frame that is being written holds the load event back until the modules have been asked for:
 * whatever waits for that event goes on to find a page that answers clicks.
 */
const START = `{
  const self = document.currentScript
  const entry = self.previousElementSibling
  const hold = document.createElement('iframe')
  hold.hidden = true
  document.body.append(hold)
  hold.contentDocument.open()
  const preload = (href, rel) => {
    const link = document.createElement('link')
    if (rel === 'preload') Object.assign(link, { as: 'font', crossOrigin: 'anonymous' })
    Object.assign(link, { rel, href, nonce: entry.nonce })
    document.head.append(link)
  }
  const start = () => {
    for (const video of document.querySelectorAll('video[data-poster]')) {
      video.poster = video.dataset.poster
    }
    for (const href of ${JSON.stringify(fonts.map(({ url }) => url))}) preload(href, 'preload')
    for (const href of entry.dataset.modules.split(' ')) preload(href, 'modulepreload')
    delete entry.dataset.modules
    entry.type = 'module'
    // Put in again, it is looked at again, and now it is a module.
    self.replaceWith(entry)
    hold.contentDocument.close()
    hold.remove()
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}`

/**
 * Lets the browser paint a page before it fetches the page's modules.
 *
 * React Router writes a preload for every module into the head, in front of the style sheet: on a
 * slow line they share the bandwidth with what the first paint needs, and on a slow phone they run
 * before it. What a visitor reads needs none of them.
 */
export function paintFirst(page: Response, nonce: string): Response {
  const modules: string[] = []
  return new HTMLRewriter()
    .on('link[rel=modulepreload]', {
      element(link) {
        modules.push(link.getAttribute('href') ?? '')
        link.remove()
      },
    })
    .on('script[type=module]', {
      element(script) {
        // A type that no browser runs: the script stays a block of text until its time has come.
        script.setAttribute('type', 'text/plain')
        script.setAttribute('data-modules', modules.join(' '))
        script.after(`<script nonce="${nonce}">${START}</script>`, { html: true })
      },
    })
    .transform(page)
}
