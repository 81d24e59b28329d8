import { useId, useState, type ComponentProps } from 'react'

const box =
  'h-13 w-full rounded-control border-[1.5px] border-[#7f8a84] bg-white px-4 disabled:cursor-not-allowed'
const caption = 'mb-1.5 block text-[0.9375rem] font-semibold'

/** A line of text with its label above it. */
export function TextField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={caption}>
        {label}
      </label>
      <input id={id} className={box} {...input} />
    </div>
  )
}

/** The password, which can be looked at before it is sent. */
export function PasswordField({ autoComplete }: { autoComplete: string }) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <label htmlFor={id} className={caption}>
        Password
      </label>
      <div className="relative">
        {/* Once shown it is plain text: without these two, a browser may send it to be spell-checked. */}
        <input
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={`${box} pr-20`}
        />
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          aria-controls={id}
          className="absolute right-1 top-1 min-h-11 cursor-pointer rounded-control px-3 text-[0.9375rem] font-[650] text-evergreen hover:underline noscript:hidden"
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      </div>
    </div>
  )
}
