import { useId, type ComponentProps } from 'react'

/** The box of a field that is typed into. */
export const fieldBox =
  'h-13 w-full rounded-control border-[1.5px] border-[#7f8a84] bg-white px-4 disabled:cursor-not-allowed'

/** The label above a field. */
export const fieldLabel = 'mb-1.5 block text-[0.9375rem] font-semibold'

/** A line of text with its label above it and, when it was refused, the reason below. */
export function TextField({
  label,
  error,
  ...input
}: ComponentProps<'input'> & { label: string; error?: string }) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <input
        id={id}
        className={fieldBox}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...input}
      />
      {error && (
        <p id={errorId} className="mt-1.5 text-[0.9375rem] text-brick">
          {error}
        </p>
      )}
    </div>
  )
}
