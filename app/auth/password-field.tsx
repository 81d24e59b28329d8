import { useState, type ReactNode } from 'react'
import { fieldBox, fieldLabel, FieldNotes, useField } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** A password input with a button that shows what was typed. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  autoComplete,
  hint,
}: {
  label?: ReactNode
  name?: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
}) {
  const { ref, ...field } = useField({ name, hint })
  const isHydrated = useHydrated()
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <label htmlFor={field.id} className={fieldLabel}>
        {label}
      </label>
      <div className="relative">
        {/* When shown it is a text input: without these two, a browser may send it to a spell-checker. */}
        <input
          ref={ref}
          {...field}
          name={name}
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={`${fieldBox} pr-20`}
        />
        <button
          type="button"
          disabled={!isHydrated}
          onClick={() => setIsShown(!isShown)}
          aria-controls={field.id}
          className="absolute right-1 top-1 min-h-11 cursor-pointer rounded-control px-3 text-[0.9375rem] font-[650] text-evergreen hover:underline disabled:opacity-60 noscript:hidden"
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      </div>
      <FieldNotes id={field.id} hint={hint} />
    </div>
  )
}
