import { completeSetup } from '../engine/setup.ts'
import type { Trade } from '../engine/trades/trade.ts'
import { newTrial, type Trial } from './trial.ts'
import { readTrial, writeTrial } from './trial-text.ts'

/** The prefix of a fragment with a set-up. */
const PREFIX = '#set-up-'
const FRAGMENT_MAX_CHARS = 4096
const UNPACKED_MAX_BYTES = 16 * 1024

/** Whether a fragment claims to hold a set-up. */
export function isShareFragment(hash: string): boolean {
  return hash.startsWith(PREFIX)
}

/** What a link holds: the set-up, and the call if wanted, as text. */
export function linkText({ setup, call, isOver }: Trial, withCall: boolean): string {
  const lines = call?.lines.map((line) => ({ ...line, setup: undefined })) ?? []
  return writeTrial({
    setup,
    // The whole call is played with the link's set-up.
    call: withCall && call ? { ...call, setup, lines } : null,
    isOver: withCall && isOver,
    rest: null,
    before: null,
    isShared: true,
    wasPosted: false,
  })
}

/**
 * Packs `linkText` into a fragment, which browsers never send to a server.
 *
 * **Errors**: null if it would be too long for a link.
 */
export async function packLink(trial: Trial, withCall: boolean): Promise<string | null> {
  const blob = new Blob([linkText(trial, withCall)])
  if (blob.size > UNPACKED_MAX_BYTES) return null
  const packed = blob.stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const fragment = PREFIX + toBase64Url(bytes)
  return fragment.length <= FRAGMENT_MAX_CHARS ? fragment : null
}

/**
 * Opens a fragment that somebody else made: checks it like any input from outside, and stops unpacking
 * at the size limit.
 *
 * **Errors**: null if it is damaged, too large, or for another trade.
 */
export async function openLink(hash: string, trade: Trade): Promise<Trial | null> {
  if (!isShareFragment(hash) || hash.length > FRAGMENT_MAX_CHARS) return null
  try {
    const bytes = fromBase64Url(hash.slice(PREFIX.length))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const text = await readText(stream)
    const trial = text === null ? null : readTrial(text, trade)
    if (!trial) return null
    const { setup, call, isOver } = trial
    // Names as Ava would say them: without numbers, web addresses and protected names.
    const { name, urgent } = completeSetup(setup, trade)
    const safe = { ...setup, name, ...(setup.urgent ? { urgent } : {}) }
    const shown = call && { ...call, setup: safe }
    return { ...newTrial(trade), setup: safe, call: shown, isOver, isShared: true }
  } catch {
    // Not base64, or not compressed.
    return null
  }
}

/** Reads a stream as text. Returns null as soon as it is too large, and does not unpack the rest. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  let sizeBytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    sizeBytes += value.byteLength
    if (sizeBytes > UNPACKED_MAX_BYTES) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
