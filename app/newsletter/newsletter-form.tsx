import {
  consent,
  HONEYPOT_FIELD,
  NEWSLETTER_PATH,
  notices,
  type Box,
} from '#workers/newsletter/contract.ts'
import { EMAIL_MAX_CHARS } from '#app/rules/email-address.ts'
import { checkEmail } from '#app/ui/check-email.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useNewsletter } from './use-newsletter.ts'

const looks = {
  deep: {
    text: 'text-white',
    field: 'border-white',
    error: 'text-amber-flat',
    note: 'text-sage',
  },
  light: {
    text: 'text-ink',
    field: 'border-[#7f8a84]',
    error: 'text-brick',
    note: 'text-muted',
  },
} as const

/** The newsletter's form: works without JavaScript; with it, the answer replaces the form. */
export function NewsletterForm({ box, look }: { box: Box; look: keyof typeof looks }) {
  const { notice, isBusy, pathname, submit, thanks, field } = useNewsletter(box)
  const id = `newsletter-${box}`
  const colours = looks[look]
  const answer = notice && notices[notice]
  const error = answer && !answer.isDone ? answer.text : null
  return (
    <div id={id} className={`min-w-0 scroll-mt-28 ${colours.text}`}>
      {/* Rendered before it has text: a status added together with its text is not announced. */}
      <p
        role="status"
        ref={thanks}
        tabIndex={-1}
        className="flex items-center gap-3 text-[1.1875rem] font-[650] empty:hidden"
      >
        {answer?.isDone && (
          <>
            <Icon name="mail" className="size-6" />
            {answer.text}
          </>
        )}
      </p>
      {!answer?.isDone && (
        <form
          method="post"
          action={NEWSLETTER_PATH}
          onSubmit={(event) => void submit(event)}
          aria-busy={isBusy}
        >
          <label htmlFor={`${id}-email`} className="mb-2 block text-[0.9375rem] font-semibold">
            Email address
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              ref={field}
              id={`${id}-email`}
              type="email"
              name="email"
              required
              maxLength={EMAIL_MAX_CHARS}
              autoComplete="email"
              dir="auto"
              onInput={checkEmail}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : `${id}-note`}
              className={`h-13 min-w-[min(11rem,100%)] flex-1 rounded-control border-[1.5px] bg-white px-4 text-ink ${colours.field}`}
            />
            <SubmitButton isBusy={isBusy} isSpinning={false} look="amber" className="max-sm:px-5">
              Subscribe
            </SubmitButton>
          </div>
          {/* A honeypot: people do not see it, so only bots fill it in. */}
          <div aria-hidden="true" className="sr-only">
            <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="box" value={box} />
          <input type="hidden" name="page" value={pathname} />
          {error && (
            <p
              role="alert"
              id={`${id}-error`}
              className={`mt-3 text-[0.9375rem] font-semibold ${colours.error}`}
            >
              {error}
            </p>
          )}
          <p id={`${id}-note`} className={`mt-3 text-[0.9375rem] ${colours.note}`}>
            {consent.text}
          </p>
        </form>
      )}
    </div>
  )
}
