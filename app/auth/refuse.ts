import { data, type RouterContextProvider } from 'react-router'
import { requestContext } from '#app/context.ts'
import {
  sentenceOf,
  sentences,
  accountStatusOf,
  type AccountField,
  type Refused,
} from '#workers/auth/contract.ts'

/** Why a form was refused, and the field concerned, if any. */
export type FormProblem = { error: string; field?: AccountField | undefined }

/** The response to a refused form: its sentence, with the matching status. */
export function refuse<More extends object>(refused: Refused, more: More) {
  const { field, retryAfterSec } = refused
  const problem: FormProblem & More = { ...more, error: sentenceOf(refused), field }
  const headers = retryAfterSec === undefined ? undefined : { 'Retry-After': String(retryAfterSec) }
  return data(problem, { status: accountStatusOf(refused), headers })
}

/** The response to a form that a fault of ours stopped. Thrown, it would replace the form by the error page. */
export function refuseFailed<More extends object>(
  error: unknown,
  context: Readonly<RouterContextProvider>,
  more: More,
) {
  context.get(requestContext).logFailure(error)
  const problem: FormProblem & More = { ...more, error: sentences['authentication-failed'] }
  return data(problem, { status: 503 })
}
