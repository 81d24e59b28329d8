import {
  consent,
  HONEYPOT_FIELD,
  EMAIL_MAX_CHARS,
  NEWSLETTER_PATH,
  notices,
  type Box,
} from '#workers/newsletter/contract.ts'
import { Icon } from './icon.tsx'
import { useNewsletter } from './use-newsletter.ts'

const amber = 'bg-amber text-deep hover:bg-amber-flat'

const looks = {
  deep: {
    text: 'text-white',
    field: 'border-white',
    button: amber,
    error: 'text-amber-flat',
    note: 'text-sage',
  },
  // As deep, but quieter: the page above has its own amber thing.
  foot: {
    text: 'text-white',
    field: 'border-white',
    button: 'bg-white/12 text-white hover:bg-white/20',
    error: 'text-amber-flat',
    note: 'text-sage',
  },
  light: {
    text: 'text-ink',
    field: 'border-[#7f8a84]',
    button: amber,
    error: 'text-brick',
    note: 'text-muted',
  },
} as const

/** The newsletter's form: works as it is without JavaScript, and answers in its place with it. */
export function NewsletterForm({ box, look }: { box: Box; look: keyof typeof looks }) {
  const { notice, isBusy, pathname, submit } = useNewsletter(box)
  const id = `newsletter-${box}`
  const colours = looks[look]
  const answer = notice && notices[notice]
  const error = answer && !answer.isDone ? answer.text : null
  return (
    <div id={id} className={`scroll-mt-28 ${colours.text}`}>
      {/* Here before it says anything: a status that comes with its text is not read out. */}
      <p role="status" className="flex items-center gap-3 text-[1.1875rem] font-[650] empty:hidden">
        {answer?.isDone && (
          <>
            <Icon name="i-lucide-mail" className="size-6" />
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
          <div className="flex flex-col gap-3 sm:flex-row">
            <input
              id={`${id}-email`}
              type="email"
              name="email"
              required
              maxLength={EMAIL_MAX_CHARS}
              autoComplete="email"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : `${id}-note`}
              className={`h-13 min-w-0 grow rounded-control border-[1.5px] bg-white px-4 text-ink ${colours.field}`}
            />
            <button
              type="submit"
              disabled={isBusy}
              className={`h-13 shrink-0 cursor-pointer rounded-control px-6 font-[650] transition-colors duration-150 disabled:cursor-wait disabled:opacity-60 ${colours.button}`}
            >
              Subscribe
            </button>
          </div>
          {/* People do not see it, so what is in it was put there by a program. */}
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
