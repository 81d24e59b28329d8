const encoder = new TextEncoder()

/** Encodes bytes as text that is safe in a URL. */
export function base64Url(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * A keyed hash of a text.
 *
 * **Shape**: base64url of HMAC-SHA-256; `purpose` stops one feature's signature from being used by
 * another.
 */
export async function hmac(secret: string, purpose: string, text: string): Promise<string> {
  const key = await keyOf(secret)
  return base64Url(await crypto.subtle.sign('HMAC', key, encoder.encode(`${purpose}\n${text}`)))
}

/** Whether `signature` is the keyed hash of the text, compared in constant time. */
export async function verifyHmac(
  secret: string,
  purpose: string,
  text: string,
  signature: string,
): Promise<boolean> {
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
  } catch {
    return false
  }
  const key = await keyOf(secret)
  return await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(`${purpose}\n${text}`))
}

/** The imported keys, one per secret: importing a key takes longer than signing. */
const keys = new Map<string, Promise<CryptoKey>>()

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret)
  if (known) return known
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const uses: KeyUsage[] = ['sign', 'verify']
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, uses)
  keys.set(secret, key)
  return key
}
