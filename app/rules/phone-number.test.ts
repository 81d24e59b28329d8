import { expect, test } from 'vitest'
import { isCostly, readPhone } from './phone-number.ts'

test('a UK number is read however it is written', () => {
  for (const [text, phone] of [
    ['07700 900123', '07700900123'],
    ['07700-900-123', '07700900123'],
    ['+44 7700 900123', '07700900123'],
    ['+44 (0)7700 900123', '07700900123'],
    ['0044 7700 900123', '07700900123'],
    ['447700900123', '07700900123'],
    ['7700 900123', '07700900123'],
    ['\u202A+44 7700\u00A0900123\u202C', '07700900123'],
    ['０７７００ ９００１２３', '07700900123'],
    ['(020) 7946 0958', '02079460958'],
    ['01204 61234', '0120461234'],
    ['0800 1111', '08001111'],
  ]) {
    expect([text, readPhone(text ?? '')]).toEqual([text, phone])
  }
})

test('a number from abroad is taken as given, with + or 00', () => {
  expect(readPhone('+353 1 496 0123')).toBe('+35314960123')
  expect(readPhone('00 33 1 23 45 67 89')).toBe('+33123456789')
  expect(readPhone('+977 1-4200000')).toBe('+97714200000')
})

test('anything that is not a phone number is refused', () => {
  for (const text of [
    '',
    '12',
    '07700 90012',
    '07700 9001234',
    '+44 7700 90012',
    '+12345',
    '+1234567890123456',
    '07700 900123 ext 4',
    '++44 7700 900123',
    '020 7946 0958 / 07700 900123',
    'call me',
  ]) {
    expect([text, readPhone(text)]).toEqual([text, null])
  }
})

test('premium-rate, personal and satellite numbers are costly, and others are not', () => {
  for (const text of [
    '0909 879 0000',
    '+44 (0)909 879 0000',
    '070 1234 5678',
    '0044 70 1234 5678',
    '+1 900 555 0123',
    '00 1 900 555 0123',
    '+870 773 123456',
    '+878 10 1234567890',
    '+881 6 1234 5678',
    '+882 16 1234567',
    '+883 5100 123456',
    '+979 1 2345 6789',
  ]) {
    const phone = readPhone(text)
    expect([text, phone !== null && isCostly(phone)]).toEqual([text, true])
  }
  for (const text of [
    '07700 900123',
    '020 7946 0958',
    '01700 900123',
    '0345 600 0000',
    '+1 212 555 0123',
    '+1 919 555 0123',
    '+880 2 55012345',
    '+886 2 2345 6789',
    '+977 1-4200000',
  ]) {
    expect([text, isCostly(readPhone(text) ?? '')]).toEqual([text, false])
  }
})
