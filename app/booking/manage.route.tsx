import { useState } from 'react'
import {
  data,
  Link,
  useLocation,
  useNavigation,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { bookingContext } from '#app/context.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import type { Route } from './+types/manage.route'
import { CallCard } from './call-card.tsx'
import { CancelForm } from './cancel-form.tsx'
import { KeptSetup } from './kept-setup.tsx'
import { MoveForm } from './move-form.tsx'
import { sendChange } from './send-booking.ts'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta({
      title: `Your set-up call | ${brand.name}`,
      description: `Move or cancel your set-up call with ${brand.name}.`,
      keywords: [],
      path: '/booking/manage',
      origin: originOf(matches),
      image: 'welcome',
    }),
    { name: 'robots', content: 'noindex' },
  ]
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'private, no-store')
  return headers
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  return await context.get(bookingContext).readCall(token)
}

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await context.get(bookingContext).change(request)
  return data(posted, { status: posted.status, headers: posted.headers })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendChange(serverAction)
}

/** A refused change means that the page is old: another tab may have moved or cancelled the call. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409
}

export default function Manage({ loaderData, actionData: posted }: Route.ComponentProps) {
  const navigation = useNavigation()
  const { key } = useLocation()
  // The last answer is hidden once the visitor chooses another time.
  const [oldAnswer, setOldAnswer] = useState<typeof posted>()
  const { answer, slots, setup } = loaderData
  const isBusy = navigation.state === 'submitting'

  if (answer.kind === 'refused') {
    return (
      <section className="wrap max-w-[760px] pb-24 pt-7 lg:pt-14">
        <h1 className="h1">Your set-up call</h1>
        <p className="lead mt-6">{answer.message}</p>
        <div className="mt-8">
          <ButtonLink to="/welcome">Book a call</ButtonLink>
        </div>
      </section>
    )
  }
  // While the loader runs again, the action's answer is shown. With the stale data, the text below
  // would be mounted a second time and take the focus from a visitor who has moved on.
  const isReread = navigation.state !== 'loading'
  const call = posted?.answer.kind === 'done' && !isReread ? posted.answer.call : answer.call
  // The stale data offer the time that the call was just moved to. A visitor who has tabbed on to it
  // would lose the focus once the loader has run.
  const freeSlots = slots.filter((slot) => slot !== call.startsAt)
  const isOff = call.status === 'cancelled'
  const isOver = Date.parse(call.startsAt) <= Date.parse(loaderData.now)
  const news = posted === oldAnswer ? undefined : posted?.answer
  return (
    <section className="ph-no-capture wrap max-w-[880px] pb-24 pt-7 lg:pt-14">
      {isOff ? (
        <>
          <h1 tabIndex={-1} ref={posted && takeFocus} className="h1">
            Your call has been cancelled
          </h1>
          <p className="lead mt-5">
            It’s no longer in our diary. You can book another at any time.
          </p>
        </>
      ) : (
        <h1 className="h1">Your set-up call</h1>
      )}
      {news?.kind === 'done' && !isOff && (
        <p
          key={call.startsAt}
          role="status"
          tabIndex={-1}
          ref={takeFocus}
          className="lead mt-5 scroll-mt-24"
        >
          {posted?.change === 'remove-setup'
            ? 'We’ve deleted the set-up from this booking.'
            : `We’ve moved your call. The new time is below${loaderData.mailsConfirmation ? ', and we’ve emailed it to you' : ''}.`}
        </p>
      )}
      {news && news.kind !== 'done' && (
        <div className="mt-6">
          {/* Every post has another key: the same error takes the focus again. */}
          <ErrorAlert key={key}>{news.message}</ErrorAlert>
        </div>
      )}
      <div className="mt-8">
        {isOff ? (
          <ButtonLink to="/welcome">Book another call</ButtonLink>
        ) : (
          <CallCard call={call} />
        )}
      </div>
      {setup !== null && <KeptSetup kept={setup} token={call.token} isBusy={isBusy} />}
      {!isOff && !isOver && (
        <>
          <section aria-labelledby="move" className="mt-12">
            <h2 id="move" className="h3">
              Choose another time
            </h2>
            <MoveForm
              key={call.startsAt}
              token={call.token}
              slots={freeSlots}
              startsAt={call.startsAt}
              zone={call.zone}
              isBusy={isBusy}
              onChoose={() => setOldAnswer(posted)}
            />
          </section>
          <section aria-labelledby="cancel" className="mt-12 border-t border-line pt-8">
            <h2 id="cancel" className="h3 scroll-mt-24">
              Cancel your call
            </h2>
            <CancelForm
              call={call}
              isBusy={isBusy}
              mailsConfirmation={loaderData.mailsConfirmation}
            />
          </section>
        </>
      )}
      {isOver && !isOff && (
        <p className="mt-8">
          This call has already started or finished.{' '}
          <Link to="/welcome" className="font-semibold text-evergreen underline">
            Book another one
          </Link>
          .
        </p>
      )}
    </section>
  )
}
