import { data } from 'react-router'
import { sentenceOf, statusOf, type AccountField, type Refused } from '#workers/auth/contract.ts'

/** What a refused form shows: the sentence, and the field that it is about, if any. */
export type FormProblem = { error: string; field?: AccountField | undefined }

/** Answers a refused form with its sentence and a status that says what kind of refusal it is. */
export function refuse<More extends object>(refused: Refused, more: More) {
  const { field, retryAfterSec } = refused
  const problem: FormProblem & More = { ...more, error: sentenceOf(refused), field }
  const headers = retryAfterSec === undefined ? undefined : { 'Retry-After': String(retryAfterSec) }
  return data(problem, { status: statusOf(refused), headers })
}
