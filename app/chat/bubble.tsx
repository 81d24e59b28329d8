import type { ReactNode } from 'react'

const base = 'max-w-[88%] rounded-[14px] px-4 py-2.5 leading-normal [overflow-wrap:anywhere]'

const looks = {
  assistant: 'justify-self-start rounded-bl-[4px] bg-mist',
  visitor: 'justify-self-end whitespace-pre-wrap rounded-br-[4px] bg-evergreen text-white',
  failure: 'justify-self-start rounded-bl-[4px] bg-brick-soft',
} as const

/** One message of the visitor or the assistant. */
export function Bubble({
  look,
  children,
  ...attributes
}: {
  look: keyof typeof looks
  children: ReactNode
  role?: 'alert' | undefined
  'aria-live'?: 'off'
}) {
  return (
    <div className={`${base} ${looks[look]}`} {...attributes}>
      {children}
    </div>
  )
}
