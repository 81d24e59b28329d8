import type { ComponentProps } from 'react'
import { buttonClass } from './button.tsx'

/**
 * The button that sends a form: takes no second click while it is on its way.
 *
 * **Shape**: `isSpinning` is false where it only waits for another button of the page.
 */
export function SubmitButton({
  isBusy,
  isSpinning = isBusy,
  look,
  size,
  className,
  children,
  ...button
}: ComponentProps<'button'> &
  Parameters<typeof buttonClass>[0] & { isBusy: boolean; isSpinning?: boolean }) {
  return (
    <button
      type="submit"
      disabled={isBusy}
      className={buttonClass({ look, size, className })}
      {...button}
    >
      {isSpinning && (
        <span
          aria-hidden="true"
          className="size-5 animate-spin rounded-full border-2 border-current border-t-transparent"
        />
      )}
      {children}
    </button>
  )
}
