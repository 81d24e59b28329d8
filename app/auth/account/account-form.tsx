import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Form, Link, useActionData, useNavigation } from 'react-router'
import { ErrorAlert, SuccessNote } from '#app/ui/alert.tsx'
import type { ButtonLook } from '#app/ui/button.tsx'
import { RefusedField } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { ProblemText } from '../problem-text.tsx'
import type { Intent } from './act.ts'

/** The result of the page's action, for the form that posted it. */
type FormResult = { intent: Intent; error: string | null; field?: string; needsSignIn: boolean }

/** A form of the account page, with its outcome above the button. */
export function AccountForm({
  intent,
  submit,
  done,
  look,
  children,
}: {
  intent: Intent
  submit: string
  done: ReactNode
  look?: ButtonLook
  children?: ReactNode
}) {
  const navigation = useNavigation()
  const outcome = useOutcome(intent)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = navigation.formMethod === 'POST'
  const alertId = useId()
  const isMine = navigation.formData?.get('intent') === intent

  // Clears the fields after success, above all passwords.
  useEffect(() => {
    if (outcome?.error === null) form.current?.reset()
  }, [outcome])

  return (
    <Form
      ref={form}
      method="post"
      action="/account"
      preventScrollReset
      aria-busy={isBusy && isMine}
      className="grid justify-items-start gap-4.5"
    >
      <input type="hidden" name="intent" value={intent} />
      {children && (
        <RefusedField value={outcome?.field && !isMine ? { name: outcome.field, alertId } : null}>
          <div className="grid w-full max-w-[420px] gap-4.5">{children}</div>
        </RefusedField>
      )}
      {outcome && !isMine && (
        <div className="w-full max-w-[560px]">
          {outcome.error === null ? (
            <SuccessNote>{done}</SuccessNote>
          ) : (
            <ErrorAlert id={alertId}>
              <ProblemText text={outcome.error} />
              {outcome.needsSignIn && (
                <>
                  {' '}
                  <Link to="/auth?again&next=/account" className="text-link">
                    Sign in again
                  </Link>
                </>
              )}
            </ErrorAlert>
          )}
        </div>
      )}
      <SubmitButton isBusy={isBusy} isSpinning={isMine} size="small" look={look}>
        {submit}
      </SubmitButton>
    </Form>
  )
}

function useOutcome(intent: Intent): FormResult | null {
  const outcome = useActionData<FormResult | { error: string }>()
  return outcome && 'intent' in outcome && outcome.intent === intent ? outcome : null
}
