/**
 * Limits a stream: it fails as soon as there are more bytes than allowed.
 *
 * **Shape**: `excess` is aborted when that happens. A request that sends the stream must be aborted with it:
 * otherwise workerd would end the body as if it were complete.
 */
export function stopAfter(maxBytes: number, source: ReadableStream<Uint8Array>) {
  let sizeBytes = 0
  const excess = new AbortController()
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      sizeBytes += chunk.byteLength
      if (sizeBytes <= maxBytes) return controller.enqueue(chunk)
      excess.abort()
      controller.error(new Error('More bytes than allowed.'))
    },
  })
  return { readable: source.pipeThrough(counting), excess: excess.signal }
}
