import type { ReactNode } from 'react'
import { brand } from '#app/site/brand.ts'
import { setUpCall } from '#app/site/set-up-call.ts'
import { Icon } from '#app/ui/icon.tsx'

const line = 'flex items-center justify-between gap-3'

const steps: readonly { title: string; text: string; ground: string; image: ReactNode }[] = [
  {
    title: 'Quick setup call',
    text: `We’ll ask how you answer your phone on a good day, and note your hours, prices and names. It takes ${setUpCall.lengthMin} minutes by phone, and there’s nothing to install.`,
    ground: 'bg-sand',
    image: (
      <Slip label="Notes from a set-up call: hours, area and who is on call">
        <span className={line}>
          <span className="text-muted">Open</span>
          <b>Mon to Fri, 8 to 6</b>
        </span>
        <span className={line}>
          <span className="text-muted">Area</span>
          <b>N1, N4, N5, E8</b>
        </span>
        <span className={line}>
          <span className="text-muted">On call</span>
          <b>Sam, then Priya</b>
        </span>
      </Slip>
    ),
  },
  {
    title: 'Custom configuration',
    text: `We’ll write down what ${brand.persona} says, asks, books and passes on. You can read it, change anything you like and ring her to try it out.`,
    ground: 'bg-amber-flat',
    image: (
      <Slip label="Rules for calls: a leak is put through, a quote is booked, a sales call is ended">
        <span className={line}>
          Burst pipe, leak{' '}
          <span className="pill shrink-0 bg-brick-soft text-brick">Put through</span>
        </span>
        <span className={line}>
          Wants a quote <span className="pill shrink-0 bg-mist text-evergreen">Book it</span>
        </span>
        <span className={line}>
          Selling something <span className="pill shrink-0 bg-stone text-muted">Hang up</span>
        </span>
      </Slip>
    ),
  },
  {
    title: 'Go live',
    text: 'You forward your number all the time, out of hours, or only when you don’t pick up. You’ll get your first summary after the first call.',
    ground: 'bg-sky',
    image: (
      <Slip label="Forwarding is on, and the first call has been answered">
        <span className={line}>
          <b>Forwarding</b> <span className="pill shrink-0 bg-mist text-evergreen">On</span>
        </span>
        <span className="flex items-center gap-2 text-evergreen">
          <Icon name="check" className="size-4" /> First call answered, 12:04
        </span>
        <span className="text-muted">Summary sent to you, 12:06</span>
      </Slip>
    ),
  },
]

/** The three steps from the set-up call to the first answered call. */
export function WhatHappensNext({ hasCall }: { hasCall: boolean }) {
  return (
    <section aria-labelledby="next" className="band bg-white">
      <div className="wrap">
        <h2 id="next" className="h2">
          What happens next
        </h2>
        <ol className="mt-8 grid gap-x-6 gap-y-10 lg:mt-14 lg:grid-cols-3">
          {steps.map(({ title, text, ground, image }, index) => (
            <li key={title}>
              <div
                className={`grid h-56 content-center overflow-hidden rounded-card p-4 sm:p-6 ${ground}`}
              >
                {image}
              </div>
              <h3 className="h3 mt-6 flex gap-3">
                {hasCall && index === 0 ? (
                  <Icon name="check" className="mt-0.5 size-6 text-evergreen" />
                ) : (
                  <span aria-hidden="true" className="text-evergreen">
                    {index + 1}
                  </span>
                )}
                {title}
                {hasCall && index === 0 && (
                  <span className="pill bg-mist font-sans tracking-normal text-evergreen">
                    Booked
                  </span>
                )}
              </h3>
              <p className="mt-2 max-w-[36em] text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Slip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="float mx-auto grid w-full max-w-[460px] gap-2 px-5 py-4 text-[0.9375rem] tabular-nums leading-snug"
    >
      {children}
    </div>
  )
}
