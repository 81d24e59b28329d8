import { useState } from 'react'
import { data, Form, Link, useNavigation } from 'react-router'
import { bookingContext } from '#app/context.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import { ErrorAlert } from '#app/ui/alert.tsx'
import { buttonClass, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/manage.route'
import { CallCard } from './call-card.tsx'
import { MoveForm } from './move-form.tsx'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta({
      title: `Your set-up call | ${brand.name}`,
      description: `Move or cancel the set-up call that you have booked with ${brand.name}.`,
      keywords: [],
      path: '/booking/manage',
      origin: originOf(matches),
      image: 'welcome',
    }),
    { name: 'robots', content: 'noindex' },
  ]
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return await context.get(bookingContext).readCall(token)
}

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await context.get(bookingContext).change(request)
  return data(posted, { status: posted.status, headers: posted.headers })
}

export default function Manage({ loaderData, actionData: posted }: Route.ComponentProps) {
  const navigation = useNavigation()
  const [isMoving, setIsMoving] = useState(false)
  const { answer, slots } = loaderData
  const isBusy = navigation.state !== 'idle'

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
  const { call } = answer
  const isOff = call.status === 'cancelled'
  const isOver = Date.parse(call.startsAt) <= Date.parse(loaderData.now)
  const hasMoved = posted?.answer.kind === 'done' && !isOff
  return (
    <section className="wrap max-w-[880px] pb-24 pt-7 lg:pt-14">
      <h1 className="h1">{isOff ? 'Your call is cancelled' : 'Your set-up call'}</h1>
      <div aria-live="polite">
        {hasMoved && !isMoving && (
          <p className="lead mt-5">Moved. The new time is below, and on its way by mail.</p>
        )}
        {isOff && (
          <p className="lead mt-5">
            Nobody expects you any more. You can book another one at any time.
          </p>
        )}
      </div>
      {posted?.answer.kind === 'refused' && (
        <div className="mt-6">
          <ErrorAlert>{posted.answer.message}</ErrorAlert>
        </div>
      )}
      <div className="mt-8">
        {isOff ? (
          <ButtonLink to="/welcome">Book another call</ButtonLink>
        ) : (
          <CallCard call={call} />
        )}
      </div>
      {!isOff && !isOver && (
        <>
          <section aria-labelledby="move" className="mt-12">
            <h2 id="move" className="h3">
              Choose another time
            </h2>
            <MoveForm
              key={call.startsAt}
              token={call.token}
              slots={slots}
              zone={call.zone}
              isBusy={isBusy}
              onChoose={setIsMoving}
            />
          </section>
          <section aria-labelledby="cancel" className="mt-12 border-t border-line pt-8">
            <h2 id="cancel" className="h3 scroll-mt-24">
              Cancel the call
            </h2>
            <p className="mt-2 text-muted">
              The time goes back into the calendar, and both of us get a mail about it.
            </p>
            <Form method="post" preventScrollReset className="mt-5">
              <input type="hidden" name="token" value={call.token} />
              <input type="hidden" name="change" value="cancel" />
              <button type="submit" disabled={isBusy} className={buttonClass({ look: 'outline' })}>
                Cancel this call
              </button>
            </Form>
          </section>
        </>
      )}
      {isOver && !isOff && (
        <p className="mt-8">
          This call has begun or is over.{' '}
          <Link to="/welcome" className="font-semibold text-evergreen underline">
            Book another one
          </Link>
          .
        </p>
      )}
    </section>
  )
}
