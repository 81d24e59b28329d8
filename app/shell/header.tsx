import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { AUTH_PATH, SIGN_UP } from '#app/site/navigation.ts'
import { AccountMenu } from './account-menu.tsx'
import { AnchorLink } from './anchor-link.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { UseCasesMenu } from './use-cases-menu.tsx'
import { useUser } from './use-user.ts'

const item =
  'inline-flex min-h-11 items-center rounded-md hover:text-evergreen hover:underline underline-offset-4'

/** The header of every page: logo, navigation and account. */
export function Header() {
  const user = useUser()
  return (
    <header className="sticky top-0 z-40 min-h-[var(--header)] bg-paper">
      <div className="wrap flex min-h-[var(--header)] flex-wrap items-center justify-between gap-x-[min(1.5rem,4vw)] px-[min(1.5rem,6vw)]">
        <Logo />
        <nav
          aria-label="Main"
          className="hidden flex-wrap items-center gap-x-7.5 font-[550] lg:flex"
        >
          <AnchorLink anchor="features" className={item}>
            Features
          </AnchorLink>
          <UseCasesMenu />
          <AnchorLink anchor="pricing" className={item}>
            Pricing
          </AnchorLink>
          <AnchorLink anchor="about" className={item}>
            About
          </AnchorLink>
          <Link to="/blog" prefetch="intent" className={item}>
            Blog
          </Link>
          <Link to="/contact" prefetch="intent" className={item}>
            Contact
          </Link>
        </nav>
        <div className="hidden flex-wrap items-center gap-x-5.5 lg:flex">
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <>
              <Link to={AUTH_PATH} className={`${item} font-semibold`}>
                Sign In
              </Link>
              <ButtonLink to={AUTH_PATH} state={SIGN_UP} size="small">
                Start for free
              </ButtonLink>
            </>
          )}
        </div>
        <MobileMenu user={user} />
      </div>
    </header>
  )
}
