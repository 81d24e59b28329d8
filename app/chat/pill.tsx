import type { ComponentProps } from 'react'

/** The style of buttons and links below a message. */
export const pillClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-white px-4 py-1.5 text-left text-[0.9375rem] font-[650] leading-tight text-evergreen transition-colors hover:border-evergreen hover:bg-mist disabled:cursor-not-allowed disabled:border-line disabled:bg-white disabled:text-muted'

/** A button below a message. */
export function PillButton(attributes: ComponentProps<'button'>) {
  return <button type="button" className={pillClass} {...attributes} />
}
