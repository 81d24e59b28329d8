import type { ComponentProps, ReactNode } from 'react'

/** The look of a field in the set-up sheet, which has many. */
export const smallBox =
  'min-h-11 w-full min-w-0 rounded-control border-[1.5px] border-[#7f8a84] bg-white px-3 text-base aria-[invalid=true]:border-brick'

/**
 * The attributes of the field with this name: its id and look, and the error if this is the field
 * to correct.
 */
export type Input = (name: string) => ComponentProps<'input'>

/** A part of the set-up under its heading. */
export function Group({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
      <legend className="mb-1 p-0 font-display text-lg font-[660]">{title}</legend>
      {hint && <p className="-mt-2 text-[0.9375rem] leading-snug text-muted">{hint}</p>}
      {children}
    </fieldset>
  )
}

/** A label above its field. In wider windows a repeated label is only for screen readers. */
export function Labelled({
  label,
  name,
  isRepeated = false,
  children,
}: {
  label: string
  name: string
  isRepeated?: boolean
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <label
        htmlFor={name}
        className={`mb-1 block text-[0.875rem] text-muted ${isRepeated ? 'sm:sr-only' : ''}`}
      >
        {label}
      </label>
      {children}
    </div>
  )
}
