import { Outlet } from 'react-router'
import { bookingContext } from '#app/context.ts'
import { originOf, pageMeta } from '#app/seo/page-meta.ts'
import { brand } from '#app/site/brand.ts'
import { setUpCall } from '#app/site/set-up-call.ts'
import type { Route } from './+types/welcome.route'
import { ConfirmAddress, Greeting } from './greeting.tsx'
import { SetUpCall } from './set-up-call.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: `Welcome: your set-up call | ${brand.name}`,
    description: `Book your ${setUpCall.lengthMin}-minute set-up call with ${brand.name}, see what to have ready, and find out what happens next.`,
    keywords: ['set-up call', 'AI receptionist set-up', 'call forwarding', 'getting started'],
    path: '/welcome',
    origin: originOf(matches),
    image: 'welcome',
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  return { hasCall: await context.get(bookingContext).hasCall() }
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ConfirmAddress />
      <section className="wrap pb-16 pt-7 lg:pb-26 lg:pt-14">
        <div className="grid items-end gap-x-18 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
          <h1 className="h1">Half an hour, and your phone is looked after.</h1>
          <div>
            <p className="lead">
              We’ll set {brand.persona} up for your firm in one call. You talk, we type, and at the
              end you can ring her and hear how she answers.
            </p>
            <Greeting />
          </div>
        </div>
        <SetUpCall>
          <Outlet />
        </SetUpCall>
      </section>
      <WhatHappensNext hasCall={loaderData.hasCall} />
    </>
  )
}
