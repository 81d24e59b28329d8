import { data, type RouterContextProvider } from 'react-router'
import { requestContext } from '#app/context.ts'
import {
  sentenceOf,
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

/**
 * Waits for a call of the accounts. A fault of ours becomes a refusal: thrown, it would replace the form and all
 * that was typed by the error page.
 */
export async function orRefused<Call extends Promise<unknown>>(
  context: Readonly<RouterContextProvider>,
  call: Call,
): Promise<Awaited<Call> | Refused> {
  try {
    return await call
  } catch (error) {
    context.get(requestContext).logFailure(error)
    return { kind: 'refused', code: 'internal-error' }
  }
}
