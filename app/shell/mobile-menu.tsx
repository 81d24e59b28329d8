import { useEffect, useRef, type ReactNode, type ToggleEvent } from 'react'
import { Link } from 'react-router'
import type { User } from '#app/context.ts'
import { AUTH_PATH, SIGN_UP } from '#app/site/navigation.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { userLabel } from '#app/ui/user-label.ts'
import { AccountLinks } from './account-menu.tsx'
import { AnchorLink } from './anchor-link.tsx'
import { setInertBeside } from './inert-behind.ts'
import { usePopoverPanel } from './popover-menu.ts'
import { UseCasesLinks } from './use-cases-menu.tsx'

const row =
  'flex min-h-12 w-full items-center justify-between border-b border-line py-2 text-lg font-[600]'
/** The width from which the header shows its own links. */
const WIDE_QUERY = '(width >= 64rem)'

const toggle =
  'size-[max(44px,min(2.75rem,14vw))] cursor-pointer place-items-center rounded-control hover:bg-mist'

const sheet =
  'fixed inset-x-0 bottom-0 top-[var(--header)] m-0 size-auto max-h-none max-w-none overflow-y-auto border-0 bg-paper px-6 pb-10 text-ink'

/** The menu in narrow windows: a panel under the header, which works without JavaScript too. */
export function MobileMenu({ user }: { user: User | null }) {
  const panel = usePopoverPanel()
  const openButton = useRef<HTMLButtonElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)

  // Before, not after: on navigation the new page's heading takes the focus at once, and an inert one could not.
  function hidePage({ target, currentTarget, newState }: ToggleEvent) {
    const header = target === currentTarget && currentTarget.closest('header')
    if (header) setInertBeside(header, newState === 'open')
  }

  // Opening hides the button that has the focus, closing hides the other: it must not be lost.
  function keepFocus(event: ToggleEvent) {
    if (event.target !== event.currentTarget) return
    const lost =
      document.activeElement === document.body || document.activeElement === closeButton.current
    if (event.newState === 'open') panel.current?.querySelector('a')?.focus()
    else if (lost) openButton.current?.focus()
  }

  // If only CSS hid the menu, it would stay open and the page behind it inert.
  useEffect(() => {
    const wide = matchMedia(WIDE_QUERY)
    const close = () => panel.current?.hidePopover()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [panel])

  return (
    <div className="lg:hidden">
      <button
        ref={openButton}
        type="button"
        aria-label="Open menu"
        popoverTarget="mobile-menu"
        className={`menu-open grid ${toggle}`}
      >
        <Icon name="menu" className="size-6.5" />
      </button>
      <button
        ref={closeButton}
        type="button"
        aria-label="Close menu"
        popoverTarget="mobile-menu"
        popoverTargetAction="hide"
        className={`menu-close grid ${toggle}`}
      >
        <Icon name="x" className="size-6.5" />
      </button>
      <div
        id="mobile-menu"
        ref={panel}
        popover="auto"
        onBeforeToggle={hidePage}
        onToggle={keepFocus}
        className={sheet}
      >
        <nav aria-label="Main">
          <AnchorLink anchor="features" className={row}>
            Features
          </AnchorLink>
          <button
            type="button"
            popoverTarget="mobile-use-cases"
            className={`${row} cursor-pointer`}
          >
            Use Cases
            <Icon name="chevron-down" className="size-5 -rotate-90" />
          </button>
          <AnchorLink anchor="pricing" className={row}>
            Pricing
          </AnchorLink>
          <AnchorLink anchor="about" className={row}>
            About
          </AnchorLink>
          <Link to="/blog" prefetch="intent" className={row}>
            Blog
          </Link>
          <Link to={AUTH_PATH} className={row}>
            Contact
          </Link>
        </nav>
        {user ? (
          <button
            type="button"
            popoverTarget="mobile-account"
            className={`${row} cursor-pointer gap-3`}
          >
            <span className="ph-no-capture truncate">{`Welcome, ${userLabel(user)}`}</span>
            <Icon name="chevron-down" className="size-5 -rotate-90" />
          </button>
        ) : (
          <div className="mt-6 grid gap-3">
            <ButtonLink to={AUTH_PATH} state={SIGN_UP}>
              Get Started
            </ButtonLink>
            <ButtonLink to={AUTH_PATH} look="outline">
              Sign In
            </ButtonLink>
          </div>
        )}
        {/* Inside the menu: an open panel then keeps its menu open too. */}
        <SubMenu id="mobile-use-cases">
          <UseCasesLinks />
        </SubMenu>
        {user && (
          <SubMenu id="mobile-account">
            <AccountLinks user={user} />
          </SubMenu>
        )}
      </div>
    </div>
  )
}

function SubMenu({ id, children }: { id: string; children: ReactNode }) {
  const back = useRef<HTMLButtonElement>(null)

  // Browsers restore the focus only for the outermost of nested popovers.
  function keepFocus({ currentTarget: panel, newState }: ToggleEvent) {
    setInertBeside(panel, newState === 'open')
    const opener = document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not(#${id} *)`)
    if (newState === 'open') back.current?.focus()
    else if (panel.parentElement?.matches(':popover-open')) opener?.focus()
  }

  return (
    <div id={id} popover="auto" onToggle={keepFocus} className={sheet}>
      <button
        ref={back}
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className={`${row} cursor-pointer`}
      >
        <span className="inline-flex items-center gap-2.5">
          <Icon name="arrow-left" className="size-5" />
          Back to menu
        </span>
      </button>
      <div className="-mx-2 pt-3">{children}</div>
    </div>
  )
}
