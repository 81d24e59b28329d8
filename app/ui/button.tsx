import type { ReactNode } from 'react'
import { Link } from 'react-router'

// The border is seen where a browser takes colours and shadows away (forced colours).
const base =
  'inline-flex items-center justify-center gap-2.5 rounded-control font-[650] text-center transition-colors duration-150 cursor-pointer border border-transparent disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-60'

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

/** What a button can look like. */
export type ButtonLook = keyof typeof looks

type ButtonStyle = { look?: ButtonLook; size?: keyof typeof sizes; className?: string }

/** The classes of a button, for elements that are neither a link nor a plain button. */
export function buttonClass({ look = 'primary', size = 'normal', className }: ButtonStyle): string {
  return [base, sizes[size], looks[look], className].filter(Boolean).join(' ')
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  to,
  onClick,
  children,
  ...style
}: ButtonStyle & { to: string; onClick?: () => void; children: ReactNode }) {
  return (
    <Link to={to} onClick={onClick} className={buttonClass(style)}>
      {children}
    </Link>
  )
}
