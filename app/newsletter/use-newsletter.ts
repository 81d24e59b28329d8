import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { track } from '#app/analytics/product-events.ts'
import {
  HONEYPOT_FIELD,
  MIN_FILL_MS,
  NEWSLETTER_PATH,
  noticeQuery,
  notices,
  type Box,
  type NewsletterNotice,
} from '#workers/newsletter/contract.ts'

const TIMEOUT_MS = 15_000

/**
 * A newsletter box's state: the result of the last attempt, from the server's answer or, after a
 * form post without JavaScript, from the address of the page.
 */
export function useNewsletter(box: Box) {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const [answer, setAnswer] = useState<NewsletterNotice | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const brought = query.get(noticeQuery.box) === box ? query.get(noticeQuery.notice) : null
  const notice = answer ?? Object.keys(notices).find(isNotice(brought)) ?? null

  // The answer replaces the form and its focused button. It takes the focus before the paint,
  // because otherwise nothing would have it for a frame.
  const thanks = useRef<HTMLParagraphElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (answer) (notices[answer].isDone ? thanks : field).current?.focus()
  }, [answer])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A state is too slow for a double click: both clicks would still see it unset.
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setAnswer(null)
    const sent = await post(new FormData(event.currentTarget), pathname, box)
    if (sent === 'sent' || sent === 'listed') track('subscribed')
    setAnswer(sent)
    setIsBusy(false)
    isSending.current = false
  }

  return { notice, isBusy, pathname, submit, thanks, field }
}

/** Refusals with a notice of their own. Any other says that there were too many tries. */
const refusals = ['limited-today', 'full'] as const

function isNotice(text: string | null) {
  return (name: string): name is NewsletterNotice => name === text
}

async function post(form: FormData, page: string, box: Box): Promise<NewsletterNotice> {
  // With autofill a person can be faster than the server's minimum time for people.
  const elapsedMs = Math.max(MIN_FILL_MS, Math.round(performance.now()))
  await new Promise((done) => setTimeout(done, elapsedMs - performance.now()))
  const body = { email: form.get('email'), [HONEYPOT_FIELD]: form.get(HONEYPOT_FIELD) }
  try {
    const answer = await fetch(NEWSLETTER_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, page, box, elapsedMs }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 400) return 'bad-address'
    if (answer.status === 429) {
      const { error } = (await answer.json()) as { error?: { code?: unknown } }
      return refusals.find((name) => name === error?.code) ?? 'limited'
    }
    if (!answer.ok) return 'failed'
    const { message } = (await answer.json()) as { message?: unknown }
    return message === notices.listed.text ? 'listed' : 'sent'
  } catch {
    return 'failed'
  }
}
