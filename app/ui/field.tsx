import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'

/** The box of a field that is typed into. */
export const fieldBox =
  'h-13 w-full rounded-control border-[1.5px] border-[#7f8a84] bg-white px-4 disabled:cursor-not-allowed aria-[invalid=true]:border-brick'

/** The label above a field. */
export const fieldLabel = 'mb-1.5 block text-[0.9375rem] font-semibold'

/** The field, by its `name`, that the form's alert is about, and the id of that alert. */
export const RefusedField = createContext<{ name: string; alertId: string } | null>(null)

/** A line of text with its label above it and, when it was refused, the reason below. */
export function TextField({
  label,
  hint,
  error,
  ...input
}: ComponentProps<'input'> & { label: string; hint?: ReactNode; error?: string }) {
  const { ref, ...field } = useField({ name: input.name, hint, error })
  return (
    <div>
      <label htmlFor={field.id} className={fieldLabel}>
        {label}
      </label>
      <input ref={ref} dir="auto" className={fieldBox} {...field} {...input} />
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  )
}

/**
 * What an input needs to be tied to its hint and its refusal; a refused one takes the focus.
 *
 * **Shape**: the refusal is `error`, shown below the field, or the alert of `RefusedField`.
 */
export function useField({
  name,
  hint,
  error,
}: {
  name: string | undefined
  hint: ReactNode
  error?: string | undefined
}): {
  ref: RefObject<HTMLInputElement | null>
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
} {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const refused = useContext(RefusedField)
  const alertId = refused?.name === name ? refused?.alertId : undefined
  const problem = error ?? alertId
  useEffect(() => {
    if (problem) ref.current?.focus()
  }, [problem])
  const described = [hint && `${id}-hint`, error ? `${id}-error` : alertId].filter(Boolean)
  return {
    ref,
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
  }
}

/** What stands below a field: why it was refused, and a hint. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string
  hint: ReactNode
  error?: string | undefined
}) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-[0.9375rem] text-brick">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-muted">
          {hint}
        </p>
      )}
    </>
  )
}
