import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass } from './button.tsx'

/**
 * A submit button that ignores further presses while the form is being sent.
 *
 * It also ignores the second press of a double click, which comes before React has rendered the state
 * of the first.
 *
 * It uses `aria-disabled`, because a `disabled` button loses focus and keyboard users would start
 * again at the top of the page. Enter in a field presses this button too.
 *
 * **Shape**: `isSpinning` is false when another button on the page is busy.
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
    if (isBusy || event.detail > 1) event.preventDefault()
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
