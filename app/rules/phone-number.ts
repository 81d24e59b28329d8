/**
 * Reads digits as a telephone number; null if they are not one. Numbers from abroad are taken as
 * given. No other code may decide what a number is.
 *
 * **Shape**: `digits` without spaces; `hasPlus` if a plus comes before them. The result is like
 * `07700900123` for a UK number and `+353209101234` for one from abroad.
 */
export function phoneOf(digits: string, hasPlus: boolean): string | null {
  if (hasPlus || /^00[1-9]/.test(digits)) {
    const whole = hasPlus ? digits : digits.slice(2)
    if (whole.startsWith('44')) return national(whole.slice(2).replace(/^0/, ''))
    return whole.length >= 7 && whole.length <= 15 ? `+${whole}` : null
  }
  if (digits.startsWith('0')) return national(digits.slice(1))
  return /^44[1-9]\d{9}$/.test(digits) ? national(digits.slice(2)) : null
}

/**
 * A UK number with its 0, or null. **Source**: Ofcom, National Telephone Numbering Plan: 10 digits after
 * the 0, or 9 after 0800 and in some areas, none of which begins 011 or 01x1; also 0800 1111.
 */
function national(digits: string): string | null {
  return /^(?:[1235789]\d{9}|1(?!1|\d1)\d{8}|800\d{6}|8001111)$/.test(digits) ? `0${digits}` : null
}

/**
 * UK premium-rate (09) and personal (070) numbers; satellite and international networks (+870, +881 to
 * +883), personal (+878) and premium-rate numbers abroad (+979, +1 900).
 *
 * **Source**: Ofcom, National Telephone Numbering Plan; ITU-T E.164, list of assigned country codes.
 */
const COSTLY = /^(?:09|070|\+(?:87[08]|88[123]|979|1900))/

/** Whether ringing a number from `readPhone` can cost far more than an ordinary call. */
export function isCostly(phone: string): boolean {
  return COSTLY.test(phone)
}

/** Reads a telephone number as typed into a field; null if it is not one. */
export function readPhone(text: string): string | null {
  // Numbers copied from a contact list contain invisible marks.
  const typed = text.normalize('NFKC').replaceAll(/[\p{Cf}\s]/gu, '')
  if (!/^\+?[\d()./\p{Pd}]+$/u.test(typed)) return null
  const digits = typed.replaceAll(/\D/g, '')
  return phoneOf(/^7\d{9}$/.test(digits) ? `0${digits}` : digits, typed.startsWith('+'))
}
