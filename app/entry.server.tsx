import { renderToReadableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
  type ServerInstrumentation,
} from 'react-router'
import { nonceContext, requestContext } from './context.ts'
import { NonceContext } from './shell/nonce.ts'

/** Renders one page as a stream whose inline scripts have the response's nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const href of styleSheets(routerContext)) {
    headers.append('Link', `<${href}>; rel=preload; as=style`)
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = context.get(nonceContext)
  let isShellRendered = false
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        // An error before the shell rejects the call above: React Router logs it and renders the error
        // page.
        if (!isShellRendered) return
        context.get(requestContext).setFailed()
        handleError(error, { request, context })
      },
    },
  )
  isShellRendered = true
  return new Response(body, { status, headers })
}

/**
 * The page's style sheets, for the `Link` header. In the head React puts them after every module; the
 * header comes first, and the platform can send it as an early hint.
 */
function styleSheets({ manifest, staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
}

/** Tells the log which route has matched. */
export const instrumentations: ServerInstrumentation[] = [
  {
    handler(request) {
      request.instrument({
        async request(handle, { context }) {
          const { meta } = await handle()
          if (meta) context?.get(requestContext).setRoute(meta.pattern)
        },
      })
    },
  },
]

/**
 * Logs what a loader or a render threw, once; a visitor who left, a 404 and a 405 are not errors.
 * The request's own line names the page.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(requestContext).logFailure(error)
}
