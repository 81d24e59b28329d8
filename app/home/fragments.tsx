import type { ReactNode } from 'react'
import { brand } from '#app/site/brand.ts'
import { formatPence, plans } from '#app/site/pricing.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Part of the product drawn as a picture; screen readers announce it as one image. */
export function Fragment({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="img" aria-label={label} className={`tabular-nums ${className}`}>
      {children}
    </div>
  )
}

const slots = [
  ['09:30', 'taken'],
  ['10:15', 'booked'],
  ['10:45', 'taken'],
  ['11:30', 'free'],
  ['12:00', 'free'],
  ['13:15', 'taken'],
] as const

const slotLooks = {
  taken: 'border-stone text-muted line-through',
  booked: 'border-evergreen bg-evergreen text-white',
  free: 'border-line',
} as const

const stage = 'grid grid-cols-1 h-full content-center justify-items-center p-4 sm:p-8'
const sheet = 'float w-full max-w-[460px] p-4 max-sm:text-base sm:p-7'

/** A Saturday's diary with the slot the receptionist has just booked. */
export function DiaryFragment() {
  return (
    <Fragment
      label="A diary: Saturday 31 October, 10:15 booked for 14 Mill Road"
      className={`${stage} bg-amber-flat`}
    >
      <div className={sheet}>
        <div className="mb-5 flex items-baseline justify-between gap-3">
          <b className="font-display text-xl font-[660]">Sat 31 October</b>
          <span className="text-muted">14 Mill Road</span>
        </div>
        <div className="grid grid-cols-3 gap-3">
          {slots.map(([time, state]) => (
            <span
              key={time}
              className={`rounded-[11px] border-[1.5px] py-2.5 text-center font-[650] ${slotLooks[state]}`}
            >
              {time}
            </span>
          ))}
        </div>
        <div className="mt-5 flex items-center gap-2.5 font-[650] text-evergreen">
          <Icon name="check" className="size-5.5" />
          In the diary, text sent to Tom
        </div>
      </div>
    </Fragment>
  )
}

/** A call answered after hours. */
export function RingFragment() {
  return (
    <Fragment
      label="A call answered on Saturday at 21:47, when the office is closed"
      className={`${stage} relative bg-deep`}
    >
      <svg
        viewBox="0 0 400 400"
        className="absolute inset-0 size-full"
        preserveAspectRatio="xMidYMid slice"
      >
        <g fill="none" stroke="#f4b740" strokeWidth="2">
          <circle cx="200" cy="140" r="70" opacity=".7" />
          <circle cx="200" cy="140" r="115" opacity=".4" />
          <circle cx="200" cy="140" r="165" opacity=".2" />
        </g>
      </svg>
      <span className="relative grid size-20 place-items-center rounded-full bg-amber text-deep">
        <Icon name="phone" className="size-9" />
      </span>
      <div className="float relative mt-8 px-6 py-4">
        <span className="text-[0.9375rem] text-muted">Saturday, 21:47</span>
        <b className="mb-2 block font-display text-xl font-[660]">Answered by {brand.persona}</b>
        <span className="pill bg-mist text-evergreen">Office closed</span>
      </div>
    </Fragment>
  )
}

const pro = plans[1]
const proPrice = formatPence(pro.priceGbp * 100)
const nothing = formatPence(0)

/** Fewer calls than the plan includes, so the bill is the plan's price. */
const answeredCount = pro.includedCallCount - 4

const billRows = [
  [`${pro.name}, ${pro.includedCallCount} calls included`, proPrice],
  [`Calls answered: ${answeredCount}`, nothing],
  ['Spam screened: 31', nothing],
] as const

/** A month's bill, with spam at no charge. */
export function BillFragment() {
  return (
    <Fragment
      label={`A bill for October: ${pro.name} ${proPrice}, ${answeredCount} calls answered, 31 spam calls at no charge`}
      className={`${stage} bg-sky`}
    >
      <div className={sheet}>
        <b className="font-display text-xl font-[660]">October</b>
        <div className="mt-4 grid gap-3">
          {billRows.map(([what, sum]) => (
            <div key={what} className="flex justify-between gap-3 border-b border-line pb-3">
              <span>{what}</span>
              <span className="whitespace-nowrap">{sum}</span>
            </div>
          ))}
        </div>
        <div className="mt-4 flex justify-between gap-3 text-lg font-[650]">
          <span>To pay</span>
          <span>{proPrice}</span>
        </div>
      </div>
    </Fragment>
  )
}

const desks = [
  ['Sales', 'Priya, then Sam', 'On a call'],
  ['Lettings', 'Whoever is free', 'Ringing'],
  ['Out of hours', `${brand.persona} books it`, 'From 17:30'],
] as const

/** The rules for transferring calls to several desks. */
export function LinesFragment() {
  return (
    <Fragment
      label={`Rules for transfers: sales to Priya, lettings to whoever is free, out of hours to ${brand.persona}`}
      className={`${stage} bg-sand`}
    >
      <div className={`${sheet} grid gap-3`}>
        {desks.map(([desk, who, state], index) => (
          <div
            key={desk}
            className="flex items-center gap-3.5 rounded-control border border-line p-3"
          >
            <span className="max-sm:hidden grid size-10 shrink-0 place-items-center rounded-control bg-mist text-evergreen">
              <Icon name={index === 2 ? 'clock' : 'phone-forwarded'} className="size-5" />
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <b className="block font-[650]">{desk}</b>
              <span className="text-[0.9375rem] text-muted">{who}</span>
            </span>
            <span className="pill bg-stone text-muted">{state}</span>
          </div>
        ))}
      </div>
    </Fragment>
  )
}
