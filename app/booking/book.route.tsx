import { useState } from 'react'
import { data, redirectDocument, useRevalidator } from 'react-router'
import type { BookedCall } from '#workers/booking/contract.ts'
import { bookingContext } from '#app/context.ts'
import type { Route } from './+types/book.route'
import { Booked } from './booked.tsx'
import { BookingForm } from './booking-form.tsx'
import { isOwnDocument } from './own-document.ts'
import { ProviderWidget } from './provider-widget.tsx'
import { Unavailable } from './unavailable.tsx'

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders])
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const box = await context.get(bookingContext).readBox(request)
  // Free times change every minute. A page that lists calls holds the links that manage them, so Back must
  // not bring it up for the next person at this browser.
  const hasCalls = box.kind === 'own' && box.calls.length > 0
  return data(box, { headers: { 'Cache-Control': hasCalls ? 'no-store' : 'private, no-cache' } })
}

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await context.get(bookingContext).book(request)
  return data(posted, { status: posted.status, headers: posted.headers })
}

/** Only documents loaded at /welcome have a content policy that allows the provider. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const box = await serverLoader()
  if (box.kind === 'provider' && !isOwnDocument()) throw redirectDocument('/welcome')
  return box
}

export default function Book({ loaderData: box, actionData: posted }: Route.ComponentProps) {
  const revalidator = useRevalidator()
  const [booked, setBooked] = useState<BookedCall | null>(
    posted?.answer.kind === 'done' ? posted.answer.call : null,
  )
  // The ticked step below comes from the server.
  function refresh() {
    void revalidator.revalidate()
  }

  if (box.kind === 'provider') {
    return <ProviderWidget provider={box.provider} prefill={box.prefill} onBooked={refresh} />
  }
  if (box.kind === 'unavailable') return <Unavailable />
  if (booked || box.calls.length > 0) {
    return (
      <Booked
        calls={booked ? [booked] : box.calls}
        isNew={booked !== null}
        mailsConfirmation={box.mailsConfirmation}
      />
    )
  }
  return (
    <BookingForm
      box={box}
      posted={posted}
      onBooked={(call) => {
        setBooked(call)
        refresh()
      }}
    />
  )
}
