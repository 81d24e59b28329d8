/** The bytes to send, first and last included; null when the whole file is to be sent. */
export type ByteRange = { first: number; last: number } | 'unsatisfiable' | null

/**
 * Reads a `Range` header against a file's size.
 *
 * Several ranges, other units and malformed values are ignored, as the standard allows: the caller
 * then sends the whole file.
 *
 * **Source**: RFC 9110, section 14.
 */
export function parseRange(header: string | null, sizeBytes: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '')
  if (!match) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  if (from === '') {
    const suffix = Number(to)
    if (suffix === 0 || sizeBytes === 0) return 'unsatisfiable'
    return { first: Math.max(0, sizeBytes - suffix), last: sizeBytes - 1 }
  }
  const first = Number(from)
  const last = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (to !== '' && Number(to) < first) return null
  return first >= sizeBytes ? 'unsatisfiable' : { first, last }
}
