import { expect, test } from 'vitest'
import { readBody } from '#workers/http/read-body.ts'
import { retryWrite } from '#workers/http/retry-write.ts'
import { openLink, signLink } from '#workers/http/signed-link.ts'
import { subnetOf, networkOf } from '#workers/http/visitor.ts'

const NEWEST = 'the-newest-secret-of-the-two-secrets'
const OLDER = 'an-older-secret-that-is-still-valid-0'
const SECRETS = [NEWEST, OLDER] as const

function post(body: BodyInit) {
  return new Request('https://larkline.test', { method: 'POST', body })
}

test('a signed link opens with any of the secrets, for its own purpose, until it expires', async () => {
  const soon = Date.now() + 60_000
  const old = await signLink([OLDER], 'confirm', 'a_b-c', soon)
  expect(await openLink(SECRETS, 'confirm', old)).toEqual({ kind: 'valid', subject: 'a_b-c' })
  expect(await openLink(SECRETS, 'unsubscribe', old)).toEqual({ kind: 'invalid' })
  expect(await openLink([NEWEST], 'confirm', old)).toEqual({ kind: 'invalid' })
  const late = await signLink(SECRETS, 'confirm', 'a', Date.now() - 1)
  expect(await openLink(SECRETS, 'confirm', late)).toEqual({ kind: 'expired' })
})

test('a signed link is short and needs no escaping in a URL', async () => {
  const token = await signLink(SECRETS, 'confirm', crypto.randomUUID(), Date.now() + 60_000)
  expect(token).toMatch(/^[\w.-]{60,70}$/)
  await expect(signLink(SECRETS, 'confirm', 'ann@example.com', Date.now())).rejects.toThrow('URL')
})

test('a signed link with another subject, expiry or signature is refused', async () => {
  const token = await signLink(SECRETS, 'confirm', 'alice', Date.now() + 60_000)
  const [subject, expiry, signature = ''] = token.split('.')
  for (const forged of [
    `bob.${expiry}.${signature}`,
    `${subject}.9${expiry}.${signature}`,
    `${subject}.Infinity.${signature}`,
    `${subject}.${expiry}.${'A'.repeat(22)}`,
    `${subject}.${expiry}.${'A'.repeat(43)}`,
    `${subject}.${expiry}.`,
    '',
    '..',
  ]) {
    expect(await openLink(SECRETS, 'confirm', forged), forged).toEqual({ kind: 'invalid' })
  }
})

test('a body of exactly the limit is read and one byte more is not, with or without its length', async () => {
  const chunked = (size: number) => new Blob(['x'.repeat(size)]).stream()
  expect(await readBody(post('x'.repeat(10)), 10)).toEqual({ kind: 'read', text: 'x'.repeat(10) })
  expect(await readBody(post('x'.repeat(11)), 10)).toEqual({ kind: 'too-large' })
  expect(await readBody(post(chunked(10)), 10)).toMatchObject({ kind: 'read' })
  expect(await readBody(post(chunked(11)), 10)).toEqual({ kind: 'too-large' })
  expect(await readBody(post(new Uint8Array([0xff, 0xfe])), 10)).toEqual({ kind: 'malformed' })
  // As the server hands it on, with the length that the sender has named.
  const named = (body: BodyInit, lengthBytes: number) => {
    const headers = { 'Content-Length': String(lengthBytes) }
    return new Request('https://larkline.test/', { method: 'POST', headers, body })
  }
  expect(await readBody(named('é'.repeat(5), 10), 10)).toEqual({ kind: 'read', text: 'ééééé' })
  expect(await readBody(named('x'.repeat(11), 11), 10)).toEqual({ kind: 'too-large' })
  expect(await readBody(named('x'.repeat(11), 10), 10)).toEqual({ kind: 'too-large' })
  const noText = new Uint8Array([0xff, 0xfe])
  expect(await readBody(named(noText, 2), 10)).toEqual({ kind: 'malformed' })
})

test('a visitor is known by the address, or by the first half of an IPv6 one', () => {
  expect(subnetOf('203.0.113.7')).toBe('203.0.113.7')
  expect(subnetOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(subnetOf('2001:db8:0:1::1')).toBe(subnetOf('2001:0DB8:0000:0001:ffff:1:2:3'))
  expect(subnetOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(subnetOf('2001:db8:0:2::1')).not.toBe(subnetOf('2001:db8:0:1::1'))
  expect(networkOf('2001:db8:0:2::1')).toBe('2001:db8:0')
  expect(networkOf('2001:0DB8:0000:ffff::1')).toBe('2001:db8:0')
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', 'unknown']) {
    expect(networkOf(address), address).toBeNull()
  }
})

test('a write is retried after temporary failures only', async () => {
  let triedCount = 0
  const passing = async () => {
    triedCount += 1
    if (triedCount < 3) throw new Error('D1_ERROR: Network connection lost.')
    return 'done'
  }
  expect(await retryWrite(passing)).toBe('done')
  triedCount = 0
  const broken = async () => {
    triedCount += 1
    throw new Error('D1_ERROR: UNIQUE constraint failed')
  }
  await expect(retryWrite(broken)).rejects.toThrow('UNIQUE')
  expect(triedCount).toBe(1)
})
