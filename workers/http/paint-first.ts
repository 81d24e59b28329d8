import { start } from 'virtual:start'
import { fonts } from '#app/fonts/fonts.ts'

const FONTS = fonts.map(({ url }) => url).join(' ')

/**
 * Lets the browser paint a page before it fetches the page's modules.
 *
 * React Router writes a preload for every module into the head, in front of the style sheet: on a
 * slow line they share the bandwidth with what the first paint needs, and on a slow phone they run
 * before it. What a visitor reads needs none of them: `app/first-frame.js` asks for `app/start.js`
 * afterwards, and that for them.
 */
export function paintFirst(page: Response, nonce: string): Response {
  const modules: string[] = []
  return new HTMLRewriter()
    .on('body', {
      element(body) {
        body.append(
          // No browser that knows modules fetches it before its time.
          `<script nomodule nonce="${nonce}" src="${start.src}" integrity="${start.integrity}" data-fonts="${FONTS}"></script>` +
            `<script nonce="${nonce}">${start.firstFrame}</script>`,
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
        script.removeAttribute('async')
        script.setAttribute('data-modules', modules.join(' '))
      },
    })
    .transform(page)
}
