import { expect, test } from 'vitest'
import { EMAIL_MAX_CHARS, readEmail } from '#app/rules/email-address.ts'
import { cleanName, isName, NAME_MAX_CHARS, trimName } from '#app/rules/person-name.ts'
import { forms } from '#workers/auth/forms.ts'
import { checkForm } from '#workers/auth/check-form.ts'
import { readBookingRequest } from '#workers/booking/read-request.ts'

test('an address has one spelling: trimmed, in lower case, its domain in ASCII', () => {
  expect(readEmail(" Ann.O'Neil+news@EXAMPLE.Com\n")).toBe("ann.o'neil+news@example.com")
  expect(readEmail('ann@münchen.example')).toBe('ann@xn--mnchen-3ya.example')
  expect(readEmail('Ann@MÜNCHEN.example')).toBe('ann@xn--mnchen-3ya.example')
  expect(readEmail('ann@xn--mnchen-3ya.example')).toBe('ann@xn--mnchen-3ya.example')
  expect(readEmail('ann@例え.テスト')).toBe('ann@xn--r8jz45g.xn--zckzah')
})

test('lists, display names and addresses that no mail server accepts are refused', () => {
  for (const bad of [
    '',
    '@',
    'ann',
    'ann@',
    '@example.com',
    'me@localhost',
    'ann@example.com.',
    'a..b@c.example',
    '.ann@example.com',
    'ann.@example.com',
    'ann@@example.com',
    'ann lee@example.com',
    'ann@-example.com',
    'ann@example-.com',
    'ann@example..com',
    'ann@exam_ple.com',
    'ann@192.168.0.1',
    'ann@[192.168.0.1]',
    'ann@example.com, bob@example.com',
    'ann@example.com;bob@example.com',
    'ann@example.com\nBcc: bob@example.com',
    'Ann <ann@example.com>',
    '<ann@example.com>',
    '"ann"@example.com',
    'änn@example.com',
    `ann@${'a'.repeat(64)}.com`,
    'ann@b@example.com',
    'ann@ex/ample.münchen',
    'ann@mün chen.example',
  ]) {
    expect(readEmail(bad), bad).toBeNull()
  }
})

test('an address of 254 characters in ASCII is accepted, and one of 255 is not', () => {
  const label = 'd'.repeat(63)
  const address = `${'a'.repeat(62)}@${label}.${label}.${label}`
  expect(address).toHaveLength(EMAIL_MAX_CHARS)
  expect(readEmail(address)).toBe(address)
  expect(readEmail(`a${address}`)).toBeNull()
  const long = `a@${`${'ü'.repeat(40)}.`.repeat(6)}example`
  expect(long.length).toBeGreaterThan(EMAIL_MAX_CHARS - 10)
  expect(readEmail(long)).toBeNull()
})

test('a name loses what cannot be seen and is composed', () => {
  expect(cleanName('  Ann \t\n Lee ')).toBe('Ann Lee')
  expect(cleanName('A\u200Bn\u200Dn\uFEFF \u202Eeel\u2066')).toBe('Ann eel')
  expect(cleanName('Ann\u0000\u0007Lee')).toBe('Ann Lee')
  expect(cleanName('Zoe\u0308')).toBe('Zoë')
  expect(cleanName('Ann\uD800')).toBe('Ann')
  expect(cleanName("Seán O'Brien-Łuczak 李")).toBe("Seán O'Brien-Łuczak 李")
})

test('a name holds a letter or a digit that can be seen', () => {
  for (const name of ['A', '7', '李', 'Ægir', 'عمر'])
    expect(isName(cleanName(name)), name).toBe(true)
  for (const none of ['', '—', '🎉', '\u200B\u2060', '\u3164', '\u2800', '...']) {
    expect(isName(cleanName(none)), JSON.stringify(none)).toBe(false)
  }
})

test('a name from Google is cut at the limit, never inside a character', () => {
  expect(trimName(`\u202E${'n'.repeat(3000)}`)).toBe('n'.repeat(NAME_MAX_CHARS))
  expect(trimName(`${'n'.repeat(NAME_MAX_CHARS - 1)}𝒜`)).toBe('n'.repeat(NAME_MAX_CHARS - 1))
  expect(trimName('\u202E\u200B')).toBeNull()
})

test('texts as long as a form can hold are refused at once, before they are composed', () => {
  const marks = `a${'\u0301\u0316'.repeat(16_000)}`
  const letters = Array.from({ length: 5000 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('')
  const startMs = performance.now()
  expect(readEmail(`ann@${letters}.com`)).toBeNull()
  expect(readEmail(`ann@${marks}.com`)).toBeNull()
  expect(checkForm(forms.signUp, { name: marks })).toMatchObject({ code: 'name-too-long' })
  expect(readBookingRequest({ slot: '2026-11-24T09:00:00Z', name: marks })).toMatchObject({
    field: 'name',
    message: 'Name must be 80 characters or fewer.',
  })
  const email = 'ann@example.com'
  for (const [form, values, code] of [
    [forms.signIn, { email, password: marks }, 'invalid-credential'],
    [forms.signUp, { email, password: marks }, 'password-too-long'],
    [forms.deleteAccount, { currentPassword: marks }, 'wrong-current-password'],
  ] as const) {
    expect(checkForm<unknown>(form, values)).toMatchObject({ code })
  }
  expect(performance.now() - startMs).toBeLessThan(500)
})

test('a password counts by its composed length', () => {
  const read = checkForm(forms.resetPassword, { newPassword: 'e\u0301'.repeat(128) })
  expect(read).toEqual({ kind: 'valid', data: { token: '', newPassword: 'é'.repeat(128) } })
})
