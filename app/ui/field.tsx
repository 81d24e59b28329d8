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
import { checkEmail } from './check-email.ts'

/** The classes of a text input. */
export const fieldBox =
  'h-13 w-full rounded-control border-[1.5px] border-[#7f8a84] bg-white px-4 disabled:cursor-not-allowed aria-[invalid=true]:border-brick'

/** The classes of a field's label. */
export const fieldLabel = 'mb-1.5 block text-[0.9375rem] font-semibold'

/** The `name` of the field that the form's alert is about, and the alert's id. */
export const RefusedField = createContext<{ name: string; alertId: string } | null>(null)

/** A labelled text input with its hint and its error. */
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
      <input
        ref={ref}
        dir="auto"
        className={fieldBox}
        onInput={input.type === 'email' ? checkEmail : undefined}
        {...field}
        {...input}
      />
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  )
}

/**
 * The attributes that tie an input to its hint and error. An input with an error takes focus.
 *
 * **Shape**: the error is `error`, shown below the field, or the alert named by `RefusedField`.
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
  // Not a layout effect: the alert takes the focus in that phase, and the field must come after it.
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

/** The error and the hint below a field. */
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
