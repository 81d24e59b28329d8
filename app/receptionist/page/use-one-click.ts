import { useEffect } from 'react'

/**
 * Counts a double click on a button as one click: its second press would fall on whatever the first
 * has put under the pointer, such as another suggested line, or take the focus away.
 */
export function useOneClick(): void {
  useEffect(() => {
    const left = new AbortController()
    let isOnButton = false
    function onPress(event: MouseEvent) {
      // The browser counts the presses itself, so this holds however late a slow page hears of them.
      if (event.detail < 2) isOnButton = isButton(event.target)
      else if (isOnButton) event.preventDefault()
    }
    function onClick(event: MouseEvent) {
      if (event.detail < 2 || !isOnButton) return
      event.preventDefault()
      event.stopPropagation()
    }
    // On the window, because React listens on the document.
    const options = { capture: true, signal: left.signal }
    window.addEventListener('mousedown', onPress, options)
    window.addEventListener('click', onClick, options)
    return () => left.abort()
  }, [])
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null
}
