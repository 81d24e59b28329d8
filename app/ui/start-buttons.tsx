import { AUTH_PATH, SIGN_UP } from '#app/site/navigation.ts'
import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'

/** The buttons to start: two that lead to sign-up, and one to the live call, which needs no account. */
export function StartButtons({ tryTo, className = '' }: { tryTo: string; className?: string }) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <ButtonLink to={AUTH_PATH} state={SIGN_UP} className="grow sm:grow-0">
        Start Free Trial
      </ButtonLink>
      <ButtonLink to={AUTH_PATH} state={SIGN_UP} look="outline" className="grow sm:grow-0">
        Start for free
      </ButtonLink>
      <TryButton to={tryTo} />
    </div>
  )
}

/** The button that leads to the live call. It isn't amber, as the play button beside it is. */
export function TryButton({ to }: { to: string }) {
  return (
    <ButtonLink to={to} look="outline" className="grow sm:grow-0">
      <Icon name="phone-call" className="size-5 text-evergreen" />
      Try it with your own business
    </ButtonLink>
  )
}
