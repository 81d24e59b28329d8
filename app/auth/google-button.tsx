import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { readNext } from './auth-mode.ts'
import type { Google } from './use-google.ts'

/**
 * The button to sign in with Google, above the form.
 *
 * It is a form of its own. Without JavaScript, or if the pop-up is blocked, submitting it takes the
 * whole page to Google.
 */
export function GoogleButton({
  google,
  search,
  isBusy,
}: {
  google: Google
  search: string
  isBusy: boolean
}) {
  const next = new URLSearchParams({ next: readNext(search) })
  return (
    <>
      <Form
        method="post"
        action={`/auth/popup?${next}`}
        onSubmit={google.open}
        className="mt-6 grid"
      >
        <SubmitButton
          isBusy={isBusy}
          isSpinning={google.isBusy}
          look="outline"
          className="bg-white hover:bg-mist"
        >
          {!google.isBusy && <GoogleMark />}
          Continue with Google
        </SubmitButton>
      </Form>
      {google.isClosed && (
        <p role="status" className="mt-3 text-[0.9375rem] text-muted">
          You haven’t finished signing in with Google. If you closed the window, try again or use
          your email.
        </p>
      )}
      <p className="mt-5 flex items-center gap-4 text-[0.9375rem] text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line before:content-empty after:content-empty">
        or with your email
      </p>
    </>
  )
}

/** Google's mark in its own colours, as its brand rules ask. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" width="20" height="20">
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  )
}
