import { Form, Link, useLocation, useNavigation } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import { ErrorAlert, SuccessNote } from '#app/ui/alert.tsx'
import { RefusedField, TextField } from '#app/ui/field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { authPath, readAuthMode } from './auth-mode.ts'
import { textLink } from './auth-page.tsx'
import { GoogleButton } from './google-button.tsx'
import type { FormProblem } from './refuse.ts'
import { useGoogle } from './use-google.ts'

const starter = plans[0]

const ALERT_ID = 'auth-problem'

const texts = {
  signin: {
    heading: 'Welcome back',
    lead: `Sign in to your account. New here? Sign up below: ${starter.name} is free.`,
    submit: 'Sign In',
    autoComplete: 'current-password',
    hint: undefined,
    question: "Don't have an account?",
    other: { mode: 'signup', label: 'Sign up' },
  },
  signup: {
    heading: `Welcome to ${brand.name}`,
    lead: `${starter.name} is free, with ${starter.includedCallCount} calls a month. You don't need a card.`,
    submit: 'Sign Up',
    autoComplete: 'new-password',
    hint: 'At least 8 characters. A few random words work well.',
    question: 'Already have an account?',
    other: { mode: 'signin', label: 'Sign in' },
  },
} as const

/** Why the last attempt failed, with the fields that may be shown again. */
export type AuthProblem = FormProblem & { typed?: { name: string; email: string } }

/** The form for both modes: the same fields stay in place when the mode changes. */
export function AuthForm({
  hasGoogle,
  isDeleted,
  problem,
}: {
  hasGoogle: boolean
  isDeleted: boolean
  problem: AuthProblem | undefined
}) {
  const navigation = useNavigation()
  const { search } = useLocation()
  const google = useGoogle(search)
  const isPosting = navigation.formMethod === 'POST'
  const isBusy = isPosting || google.isBusy
  const error = google.error ?? (google.wasTried ? undefined : problem?.error)
  const field = isBusy || google.wasTried ? undefined : problem?.field
  const mode = readAuthMode(search)
  const text = texts[mode]
  return (
    <section className="px-6 pb-16 pt-7 lg:py-16">
      <div className="mx-auto grid h-full max-w-[420px] content-center">
        <h1 className="h2">{text.heading}</h1>
        <p className="mt-2.5 text-pretty text-muted">{text.lead}</p>
        {(error || isDeleted) && !isBusy && (
          <div className="mt-6">
            {error ? (
              <ErrorAlert id={ALERT_ID}>{error}</ErrorAlert>
            ) : (
              <SuccessNote>Your account and all your data have been deleted.</SuccessNote>
            )}
          </div>
        )}
        {hasGoogle && <GoogleButton google={google} search={search} isBusy={isBusy} />}
        <RefusedField value={field ? { name: field, alertId: ALERT_ID } : null}>
          <Form
            method="post"
            onSubmit={google.forget}
            aria-busy={isBusy}
            className="mt-6 grid gap-4.5"
          >
            {mode === 'signup' && (
              <TextField
                label="Name (optional)"
                name="name"
                autoComplete="name"
                defaultValue={problem?.typed?.name}
              />
            )}
            <TextField
              label="Email"
              name="email"
              type="email"
              required
              autoComplete={mode === 'signin' ? 'username' : 'email'}
              defaultValue={problem?.typed?.email}
            />
            <PasswordField autoComplete={text.autoComplete} hint={text.hint} />
            <SubmitButton isBusy={isBusy} isSpinning={isPosting} className="mt-2">
              {text.submit}
            </SubmitButton>
          </Form>
        </RefusedField>
        {/* On a phone one below the other: side by side they fit in one font and not in the other. */}
        <p className="mt-4 grid text-[0.9375rem] sm:flex sm:justify-between">
          <span>
            {text.question}{' '}
            <Link
              to={authPath(text.other.mode, search)}
              preventScrollReset
              className={`inline-flex min-h-11 items-center ${textLink}`}
            >
              {text.other.label}
            </Link>
          </span>
          {mode === 'signin' && (
            <Link to="/auth/forgotten" className={`inline-flex min-h-11 items-center ${textLink}`}>
              Forgotten password?
            </Link>
          )}
        </p>
        <p className="mt-2 text-[0.9375rem] text-muted">
          By creating an account you agree to our{' '}
          <Link to="/terms" className={textLink}>
            Terms of Service
          </Link>
          . Our{' '}
          <Link to="/privacy" className={textLink}>
            Privacy Policy
          </Link>{' '}
          explains how we use your details.
        </p>
      </div>
    </section>
  )
}
