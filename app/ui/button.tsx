import type { ReactNode } from 'react'
import { Link } from 'react-router'

// The border only shows in forced colours, where backgrounds and shadows are removed.
const base =
  'inline-flex items-center justify-center gap-2.5 rounded-control font-[650] text-center transition duration-150 active:scale-97 cursor-pointer border border-transparent disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-60 disabled:scale-100 aria-disabled:scale-100'

const sizes = {
  normal: 'min-h-13 px-6 py-2.5',
  small: 'min-h-11 px-4.5 py-1.5 text-[0.96875rem]',
} as const

const looks = {
  primary: 'bg-evergreen text-white hover:bg-deep',
  outline: 'text-ink shadow-[inset_0_0_0_1.5px_#cfd3ca] hover:bg-white',
  danger: 'bg-brick text-white hover:bg-deep',
  amber: 'bg-amber text-deep hover:bg-amber-flat',
} as const

/** A button's colours. */
export type ButtonLook = keyof typeof looks

type ButtonStyle = { look?: ButtonLook; size?: keyof typeof sizes; className?: string }

/** The classes of a button, for elements other than `ButtonLink`. */
export function buttonClass({ look = 'primary', size = 'normal', className }: ButtonStyle): string {
  return [base, sizes[size], looks[look], className].filter(Boolean).join(' ')
}

/** A link to a page of the site, styled as a button. */
export function ButtonLink({
  to,
  state,
  onClick,
  children,
  ...style
}: ButtonStyle & { to: string; state?: object; onClick?: () => void; children: ReactNode }) {
  return (
    <Link to={to} state={state} onClick={onClick} className={buttonClass(style)}>
      {children}
    </Link>
  )
}
