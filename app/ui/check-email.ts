import type { FormEvent } from 'react'
import { EMAIL_FORMAT_SENTENCE, readEmail } from '#app/rules/email-address.ts'

/** Rejects in the browser any address that the server would reject. */
export function checkEmail({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const isFine = input.value === '' || readEmail(input.value) !== null
  input.setCustomValidity(isFine ? '' : EMAIL_FORMAT_SENTENCE)
}
