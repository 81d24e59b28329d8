import { Icon } from '#app/ui/icon.tsx'
import { Fragment } from './fragments.tsx'

const slip = 'float px-4.5 py-4 text-[0.90625rem] leading-snug'
const line = 'flex items-center justify-between gap-3'

/** The text message sent after a call. */
export function SummaryFragment() {
  return (
    <Fragment label="A text message at 10:44 with a new viewing" className={slip}>
      <span className="block text-[0.78125rem] text-muted">Text message, 10:44</span>
      <b>New viewing</b>: Tom Baker, two-bedroom flat on Mill Road, Saturday 10:15. Address sent by
      text.
    </Fragment>
  )
}

/** A spam call and a booked call. */
export function ScreenFragment() {
  return (
    <Fragment label="Two calls: one marked spam, one booked" className={`${slip} grid gap-2`}>
      <span className={line}>
        0800 000 0451 <span className="pill bg-stone text-muted">Spam</span>
      </span>
      <span className={line}>
        07700 900 118 <span className="pill bg-mist text-evergreen">Booked</span>
      </span>
    </Fragment>
  )
}

/** An urgent call being transferred to a person. */
export function TransferFragment() {
  return (
    <Fragment
      label="An urgent call from Flat 3, being transferred"
      className={`${slip} grid gap-2`}
    >
      <span className={line}>
        <b>Flat 3, Chapel Street</b>
        <span className="pill bg-brick-soft text-brick">Urgent</span>
      </span>
      <span className="flex items-center gap-2 text-muted">
        <Icon name="phone-forwarded" className="size-4" /> Putting through to Sam
      </span>
    </Fragment>
  )
}

/** A call's details as they reach the firm's other tools. */
export function CrmFragment() {
  return (
    <Fragment
      label="One call becomes a contact, an event and a message"
      className={`${slip} grid gap-2`}
    >
      {['Contact added', 'Event in the diary', 'Note to the team'].map((what) => (
        <span key={what} className="flex items-center gap-2">
          <Icon name="check" className="size-4 text-evergreen" /> {what}
        </span>
      ))}
    </Fragment>
  )
}
