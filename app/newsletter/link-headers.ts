/** For pages whose address holds a token: no cache keeps them and no search engine lists them. */
export function linkHeaders() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
}
