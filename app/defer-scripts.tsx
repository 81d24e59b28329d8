import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { start } from 'virtual:start'
import { fonts } from './fonts/fonts.ts'
import type { DeferScripts } from './shell/deferred-scripts.tsx'

const FONTS = fonts.map(({ url }) => url).join(' ')

/**
 * Lets the browser paint a page before it fetches the page's modules; undefined while developing.
 *
 * React Router writes a preload for every module into the head, in front of the style sheet: on a
 * slow line they share the bandwidth with what the first paint needs, and on a slow phone they run
 * before it. What a visitor reads needs none of them: `app/first-frame.js` asks for `app/start.js`
 * afterwards, and that for them.
 */
export function deferScripts(nonce: string): DeferScripts | undefined {
  if (!start) return undefined
  const { src, integrity, firstFrame } = start
  return (scripts) => (
    <>
      {withoutModules(scripts, [])}
      {/* No browser that knows modules fetches it before its time. */}
      <script noModule nonce={nonce} src={src} integrity={integrity} data-fonts={FONTS} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: firstFrame }} />
    </>
  )
}

type Props = { rel?: string; type?: string; href?: string; children?: ReactNode }

/** Takes the preloads out, and makes the entry a block of text that knows what they were. */
function withoutModules(node: ReactNode, modules: string[]): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Props>(child)) return child
    const { rel, type, href, children } = child.props
    if (rel === 'modulepreload') return void modules.push(href ?? '')
    if (type === 'module') return asText(child, modules)
    return child.type === Fragment ? withoutModules(children, modules) : child
  })
}

/** A type that no browser runs: the script stays a block of text until its time has come. */
function asText(script: ReactElement<object>, modules: string[]) {
  const props = { type: 'text/plain', async: undefined, 'data-modules': modules.join(' ') }
  return cloneElement(script, props)
}
