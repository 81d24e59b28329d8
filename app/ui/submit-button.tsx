import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass } from './button.tsx'

/**
 * The button that submits a form, and ignores a second press while the first is on its way.
 *
 * It says so with `aria-disabled`: a button with `disabled` loses the focus, and the keyboard would
 * start again at the top of the page. Enter in a field presses this button too.
 *
 * **Shape**: `isSpinning` is false where another button of the page is busy.
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
  function ignoreWhileBusy(event: MouseEvent) {
    if (isBusy) event.preventDefault()
  }

  return (
    <button
      type="submit"
      aria-disabled={isBusy || undefined}
      onClick={ignoreWhileBusy}
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
