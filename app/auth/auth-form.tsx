import { Form, Link, useNavigation } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { plans } from '#app/site/pricing.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { authPaths, type AuthMode } from './auth-mode.ts'
import { PasswordField } from './password-field.tsx'

const starter = plans[0]

const texts = {
  signin: {
    heading: 'Welcome back',
    lead: `Sign in, or sign up below: ${starter.name} is free.`,
    submit: 'Sign In',
    autoComplete: 'current-password',
    question: "Don't have an account?",
    other: { mode: 'signup', label: 'Sign up' },
  },
  signup: {
    heading: `Welcome to ${brand.name}`,
    lead: `${starter.name} is free, with ${starter.includedCallCount} calls a month. No card.`,
    submit: 'Sign Up',
    autoComplete: 'new-password',
    question: 'Already have an account?',
    other: { mode: 'signin', label: 'Sign in' },
  },
} as const

const link = 'font-semibold text-evergreen underline underline-offset-4'

/** What the last attempt came to, with the fields that may be shown again. */
export type AuthResult = { error: string; typed: { name: string; email: string } }

/** The form for both modes: the same fields stay in place when the mode changes. */
export function AuthForm({ mode, result }: { mode: AuthMode; result: AuthResult | undefined }) {
  const navigation = useNavigation()
  const isBusy = navigation.state === 'submitting'
  const text = texts[mode]
  return (
    <section className="px-6 pb-16 pt-7 lg:py-16">
      <div className="mx-auto grid h-full max-w-[420px] content-center">
        <h1 className="h2">{text.heading}</h1>
        <p className="mt-2.5 text-pretty text-muted">{text.lead}</p>
        <div className="mt-6">
          {result && !isBusy ? <ErrorAlert>{result.error}</ErrorAlert> : <OpensSoon />}
        </div>
        <Form method="post" aria-busy={isBusy} className="mt-6 grid gap-4.5">
          {mode === 'signup' && (
            <TextField
              label="Name (optional)"
              name="name"
              autoComplete="name"
              defaultValue={result?.typed.name}
            />
          )}
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="email"
            defaultValue={result?.typed.email}
          />
          <PasswordField autoComplete={text.autoComplete} />
          <button type="submit" disabled={isBusy} className={buttonClass({ className: 'mt-2' })}>
            {isBusy && (
              <span
                aria-hidden="true"
                className="size-5 animate-spin rounded-full border-2 border-current border-t-transparent"
              />
            )}
            {text.submit}
          </button>
        </Form>
        <p className="mt-4">
          {text.question}{' '}
          <Link
            to={authPaths[text.other.mode]}
            preventScrollReset
            className={`inline-flex min-h-11 items-center ${link}`}
          >
            {text.other.label}
          </Link>
        </p>
        <p className="mt-2 text-[0.9375rem] text-muted">
          With an account you accept our{' '}
          <Link to="/terms" className={link}>
            Terms of Service
          </Link>
          . What happens to your details is in our{' '}
          <Link to="/privacy" className={link}>
            Privacy Policy
          </Link>
          .
        </p>
      </div>
    </section>
  )
}

function OpensSoon() {
  return (
    <div className="flex gap-3 rounded-control bg-mist px-4 py-3.5 text-[0.9375rem]">
      <Icon name="clock" className="mt-0.5 size-5 text-evergreen" />
      <p>
        Sign-in opens soon. Until then we set you up by hand: ring{' '}
        <a href={brand.phone.href} className={`whitespace-nowrap ${link}`}>
          {brand.phone.label}
        </a>{' '}
        or write to{' '}
        <a href={`mailto:${brand.email}`} className={link}>
          {brand.email}
        </a>
        .
      </p>
    </div>
  )
}
