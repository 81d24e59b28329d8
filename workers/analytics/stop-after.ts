/**
 * A stream that passes bytes on, and fails as soon as there are more than allowed.
 *
 * **Shape**: `isExceeded` tells that failure from any other of whoever reads the stream.
 */
export function stopAfter(maxBytes: number) {
  let sizeBytes = 0
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      sizeBytes += chunk.byteLength
      if (sizeBytes > maxBytes) controller.error(new Error('More bytes than allowed.'))
      else controller.enqueue(chunk)
    },
  })
  return { stream, isExceeded: () => sizeBytes > maxBytes }
}
