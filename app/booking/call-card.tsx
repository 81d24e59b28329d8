import type { ReactNode } from 'react'
import type { BookedCall } from '#workers/booking/contract.ts'
import { brand } from '#app/site/brand.ts'
import { setUpCall } from '#app/site/set-up-call.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { describeCall } from './when.ts'

const link = 'inline-flex min-h-11 items-center text-link'

/** A booked call, with links to add it to a calendar. */
export function CallCard({ call, children }: { call: BookedCall; children?: ReactNode }) {
  const { day, times, zone } = describeCall(call)
  return (
    <div className="ph-no-capture rounded-card bg-mist p-6">
      <p className="flex items-center gap-2.5 font-semibold text-evergreen">
        <Icon name="calendar-check" className="size-5" />
        {`${setUpCall.lengthMin} minutes, by phone`}
      </p>
      <p className="mt-3 font-display text-[1.75rem] font-[660] leading-tight">{day}</p>
      <p className="mt-1 text-xl tabular-nums">
        <time dateTime={call.startsAt}>{times}</time>
      </p>
      <p className="text-muted">{zone}</p>
      {call.status === 'booked' && <WhoRings phoneEnding={call.phoneEnding} />}
      {call.status === 'booked' && (
        <ul className="mt-4 flex flex-wrap gap-x-6 border-t border-[#0f5b4c29] pt-3">
          <li>
            <a href={`/api/booking/invite.ics?token=${call.token}`} download className={link}>
              Calendar file (.ics)
            </a>
          </li>
          <li>
            <a href={call.google} target="_blank" rel="noreferrer" className={link}>
              Google Calendar
            </a>
          </li>
          <li>
            <a href={call.outlook} target="_blank" rel="noreferrer" className={link}>
              Outlook
            </a>
          </li>
        </ul>
      )}
      {children}
    </div>
  )
}

function WhoRings({ phoneEnding }: { phoneEnding: string | null }) {
  return (
    <p className="mt-3">
      {phoneEnding === null ? (
        <>
          When it’s time, ring us on{' '}
          <a href={brand.phone.href} className="whitespace-nowrap font-semibold text-evergreen">
            {brand.phone.label}
          </a>
          .
        </>
      ) : (
        `When it’s time, we’ll ring you on the number ending ${phoneEnding}.`
      )}
    </p>
  )
}

/** Links to move or cancel a call. */
export function ChangeLinks({ token }: { token: string }) {
  const href = `/booking/manage?token=${token}`
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <a href={href} className={buttonClass({ size: 'small' })}>
        Move this call
      </a>
      <a href={`${href}#cancel`} className={buttonClass({ look: 'outline', size: 'small' })}>
        Cancel this call
      </a>
    </div>
  )
}
