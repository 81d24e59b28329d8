import { useSearchParams } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { ASK_PARAM } from './ask-link.tsx'

/** The longest question that is taken over from a link. */
const QUESTION_MAX_CHARS = 200

/** Takes a question from the URL to a person, for as long as the chat is not switched on. */
export function AskNotice() {
  const [params] = useSearchParams()
  const question = params.get(ASK_PARAM)?.trim().slice(0, QUESTION_MAX_CHARS)
  if (!question) return null
  const mail = `mailto:${brand.email}?subject=${encodeURIComponent(question)}`
  return (
    <section id="ask" aria-labelledby="ask-title" className="wrap pt-14">
      <div className="card border-evergreen p-6.5">
        <h2 id="ask-title" className="h3">
          Your question
        </h2>
        <p className="mt-2">{question}</p>
        <p className="mt-2 text-muted">
          The chat is not switched on yet, so a person answers:{' '}
          <a href={mail} className="font-[650] text-evergreen underline underline-offset-4">
            send this question by email
          </a>
          , or in office hours ring{' '}
          <a
            href={brand.phone.href}
            className="font-[650] text-evergreen underline underline-offset-4"
          >
            {brand.phone.label}
          </a>
          .
        </p>
      </div>
    </section>
  )
}
