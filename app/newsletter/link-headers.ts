/** The headers of pages whose URL contains a token, so that they are neither cached nor indexed. */
export function linkHeaders() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
}
