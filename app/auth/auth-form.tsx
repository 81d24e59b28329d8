import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { RefusedField, TextField } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { authPath, useAuthMode, useTypedEmail } from './auth-mode.ts'
import { GoogleButton } from './google-button.tsx'
import { ModeTabs } from './mode-tabs.tsx'
import { PasswordField } from './password-field.tsx'
import { ProblemText } from './problem-text.tsx'
import type { FormProblem } from './refuse.ts'
import { useGoogle } from './use-google.ts'

const starter = plans[0]

const ALERT_ID = 'auth-problem'

const texts = {
  signin: {
    heading: 'Welcome back',
    lead: 'Sign in to your account.',
    submit: 'Sign In',
    autoComplete: 'current-password',
    hint: undefined,
    question: "Don't have an account?",
    other: { mode: 'signup', label: 'Sign up' },
  },
  signup: {
    heading: `Welcome to ${brand.name}`,
    lead: `${starter.name} is free, with ${starter.includedCallCount} calls a month. You don’t need a card.`,
    submit: 'Sign Up',
    autoComplete: 'new-password',
    hint: 'At least 8 characters. A few random words work well.',
    question: 'Already have an account?',
    other: { mode: 'signin', label: 'Sign in' },
  },
} as const

/** Shown after a visitor has deleted their account. */
const deleted = {
  heading: 'Your account has been deleted',
  lead: 'If you change your mind, you can open a new one here.',
} as const

/** Why the last attempt failed, with the typed fields to show again. */
export type AuthProblem = FormProblem & { typed?: { name: string; email: string } }

/** The form for signing in and signing up. Fields keep their text when the mode changes. */
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
  const { search, state } = useLocation()
  const google = useGoogle(search)
  const typedBefore = useTypedEmail()
  const { form, email, follow } = useEmailOf(problem?.typed?.email ?? typedBefore)
  const isPosting = navigation.formMethod === 'POST'
  const isBusy = isPosting || google.isBusy
  const error = google.error ?? (google.wasTried ? undefined : problem?.error)
  const field = isBusy || google.wasTried ? undefined : problem?.field
  const mode = useAuthMode()
  const text = texts[mode]
  const { heading, lead } = isDeleted ? deleted : text

  function focusPassword() {
    form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  }

  return (
    <section className="px-6 pb-16 pt-7 lg:py-16">
      <div className="mx-auto grid h-full max-w-[420px] content-center">
        <h1 className="h2">{heading}</h1>
        <p className="mt-2.5 text-pretty text-muted">{lead}</p>
        <ModeTabs mode={mode} search={search} isInert={isPosting} />
        {error && !isBusy && (
          <div className="mt-6">
            <ErrorAlert id={ALERT_ID}>
              <ProblemText text={error} email={email} search={search} onSignIn={focusPassword} />
            </ErrorAlert>
          </div>
        )}
        {hasGoogle && <GoogleButton google={google} search={search} isBusy={isBusy} />}
        <RefusedField value={field ? { name: field, alertId: ALERT_ID } : null}>
          <Form
            ref={form}
            method="post"
            state={state}
            onSubmit={google.forget}
            onInput={follow}
            aria-busy={isBusy}
            className="mt-6 grid gap-4.5"
          >
            <input type="hidden" name="mode" value={mode} />
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
              defaultValue={problem?.typed?.email ?? typedBefore}
            />
            <PasswordField autoComplete={text.autoComplete} hint={text.hint} />
            <SubmitButton isBusy={isBusy} isSpinning={isPosting} className="mt-2">
              {text.submit}
            </SubmitButton>
          </Form>
        </RefusedField>
        {/* Stacked on phones: side by side they only fit in some fonts. */}
        <p inert={isPosting} className="mt-4 grid text-[0.9375rem] sm:flex sm:justify-between">
          <span>
            {text.question}{' '}
            <Link
              to={authPath(text.other.mode, search)}
              preventScrollReset
              className="inline-flex min-h-11 items-center text-link"
            >
              {text.other.label}
            </Link>
          </span>
          {mode === 'signin' && (
            <Link
              to="/auth/forgotten"
              state={{ email }}
              className="inline-flex min-h-11 items-center text-link"
            >
              Forgotten password?
            </Link>
          )}
        </p>
        <Agreement />
      </div>
    </section>
  )
}

function Agreement() {
  return (
    <p className="mt-2 text-[0.9375rem] text-muted">
      By creating an account you agree to our{' '}
      <Link to="/terms" className="text-link">
        Terms of Service
      </Link>
      . Our{' '}
      <Link to="/privacy" className="text-link">
        Privacy Policy
      </Link>{' '}
      explains how we use your details.
    </p>
  )
}

/** The current text of the form's email field, for links that pass it on. */
function useEmailOf(first: string) {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(first)

  // Picks up text typed before hydration, for which no event fired.
  useEffect(() => {
    const input = form.current?.elements.namedItem('email')
    if (input instanceof HTMLInputElement) setEmail(input.value)
  }, [])

  function follow({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value)
  }
  return { form, email, follow }
}
