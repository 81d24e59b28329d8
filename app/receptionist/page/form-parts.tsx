import type { ComponentProps, ReactNode } from 'react'

/** The look of a field in the set-up sheet, which has many. */
export const smallBox =
  'min-h-11 w-full min-w-0 rounded-control border-[1.5px] border-[#7f8a84] bg-white px-3 text-base aria-[invalid=true]:border-brick'

/** What a field of that name is given: its id and look, and the refusal if it is the one to mend. */
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

/** A label above its field; in the rows of a table only the first shows it from a tablet on. */
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
