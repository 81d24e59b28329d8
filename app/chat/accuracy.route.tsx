import { Link } from 'react-router'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import { britishDate } from '#app/ui/dates.ts'
import type { Route } from './+types/accuracy.route'
import { accuracy, type Rates } from './accuracy.ts'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: `How often is the chat right? | ${brand.name}`,
    description: `How often the chat on this site answers correctly, suggests the right question, doesn’t know or gets it wrong: the latest figures.`,
    keywords: ['AI chat accuracy', 'chat assistant', brand.name],
    path: '/chat-accuracy',
    origin: originOf(matches),
    image: 'site',
  })
}

const { measuredOn, answerable, notAnswerable, danger } = accuracy

const rows = [
  ['Right at once', answerable.right],
  ['Suggested the right question', answerable.suggested],
  ['Didn’t know, although the answer is on the site', answerable.missed],
  ['Wrong', answerable.wrong],
] as const

/** The chat's accuracy in the last measurement. */
export default function Accuracy() {
  const total = totalOf(answerable)
  return (
    <article className="wrap pb-16 pt-7 lg:pb-26 lg:pt-14">
      <h1 className="h1">How often is the chat right?</h1>
      <p className="lead mt-6 max-w-[34em]">
        Not always. Someone who hadn’t seen the chat’s answers wrote questions the way people type
        them. We asked the chat those questions and counted how it did.
      </p>
      <p className="mt-4 text-muted">
        Measured on <time dateTime={measuredOn}>{britishDate.format(new Date(measuredOn))}</time>,
        without a language model.
      </p>
      <h2 className="h3 mt-10">{total} questions that this site answers</h2>
      <table className="mt-4 w-full max-w-[42em] text-left tabular-nums">
        <thead className="text-[0.9375rem] text-muted">
          <tr>
            <th scope="col" className="pb-2 pr-3 font-semibold">
              What the chat did
            </th>
            <th scope="col" className="pb-2 text-right font-semibold">
              Questions
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-semibold">
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-3 pr-3 font-[550]">
                {name}
              </th>
              <td className="text-right">{count}</td>
              <td className="pl-3 text-right">{Math.round((100 * count) / total)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-8 grid max-w-[42em] gap-3">
        <p>
          For {notAnswerable.right} of {totalOf(notAnswerable)} questions that this site doesn’t
          answer, the chat said so. For {danger.right} of {totalOf(danger)} messages from somebody
          in danger, it gave the right number to ring.
        </p>
        <p>
          If an answer matters to you, check it on the page that it links to, or{' '}
          <Link to="/contact" className="text-link">
            ask a person
          </Link>
          .
        </p>
      </div>
    </article>
  )
}

function totalOf({ right, suggested, missed, wrong }: Rates): number {
  return right + suggested + missed + wrong
}
