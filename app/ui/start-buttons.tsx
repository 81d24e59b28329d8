import { AUTH_PATH } from '#app/site/navigation.ts'
import { ButtonLink } from './button.tsx'

/** The two ways to start that stand wherever a page asks for it. */
export function StartButtons({ className = '' }: { className?: string }) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <ButtonLink to={AUTH_PATH} className="grow sm:grow-0">
        Start Free Trial
      </ButtonLink>
      <ButtonLink to={AUTH_PATH} look="outline" className="grow sm:grow-0">
        Start for free
      </ButtonLink>
    </div>
  )
}
