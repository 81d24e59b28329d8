import type { FocusEvent } from 'react'
import { Link } from 'react-router'
import type { User } from '#app/context.ts'
import { ACCOUNT_PATH } from '#app/site/navigation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { userLabel } from '#app/ui/user-label.ts'
import { usePopoverPanel } from './popover-menu.ts'
import { SignOutButton } from './sign-out.tsx'

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 text-left font-[550] hover:bg-mist'

/** The header's menu for signed-in users. Works without JavaScript. */
export function AccountMenu({ user }: { user: User }) {
  const panel = usePopoverPanel()

  // Tabbing out of the menu closes it: otherwise it would cover the focused element.
  function closeBehindFocus(event: FocusEvent) {
    const next = event.relatedTarget
    if (next instanceof Node && !event.currentTarget.contains(next)) panel.current?.hidePopover()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md font-semibold hover:text-evergreen"
      >
        <span className="ph-no-capture max-w-52 truncate xl:max-w-72">{`Welcome, ${userLabel(user)}`}</span>
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div
        id="account-menu"
        ref={panel}
        popover="auto"
        onBlur={closeBehindFocus}
        className="float fixed left-auto right-[max(24px,calc(50vw-608px))] top-[calc(var(--header)-6px)] m-0 w-72 p-2 text-ink"
      >
        <AccountLinks user={user} />
      </div>
    </>
  )
}

/** The menu's content: the user, a link to the account, and signing out. */
export function AccountLinks({ user }: { user: User }) {
  return (
    <>
      <p className="mb-1 truncate border-b border-line px-3 pb-3 pt-2 text-[0.9375rem] text-muted">
        {user.email}
      </p>
      <Link to={ACCOUNT_PATH} className={row}>
        <Icon name="user-round" className="size-5 text-evergreen" />
        Your account
      </Link>
      <Link to="/welcome" className={row}>
        <Icon name="calendar" className="size-5 text-evergreen" />
        Set-up call
      </Link>
      <SignOutButton className={row}>
        <Icon name="log-out" className="size-5 text-evergreen" />
        Sign Out
      </SignOutButton>
    </>
  )
}
