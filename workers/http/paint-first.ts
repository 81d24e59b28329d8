import { start } from 'virtual:start'
import { fonts } from '#app/fonts/fonts.ts'

const FONTS = fonts.map(({ url }) => url).join(' ')

/**
 * Lets the browser paint a page before it fetches the page's modules.
 *
 * React Router writes a preload for every module into the head, in front of the style sheet: on a
 * slow line they share the bandwidth with what the first paint needs, and on a slow phone they run
 * before it. What a visitor reads needs none of them. `app/start.js` starts them afterwards.
 */
export function paintFirst(page: Response, nonce: string): Response {
  const modules: string[] = []
  return new HTMLRewriter()
    .on('head', {
      element(head) {
        head.append(
          `<script defer nonce="${nonce}" src="${start.src}" integrity="${start.integrity}" data-fonts="${FONTS}"></script>`,
          { html: true },
        )
      },
    })
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
      },
    })
    .transform(page)
}
