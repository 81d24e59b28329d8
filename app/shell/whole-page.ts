/** Safari has no idle callback. **Units**: milliseconds. */
const STEP_MS = 50

/**
 * Lays out the sections below the fold, one in each idle moment: together they would hold up the
 * first tap. Until then the style sheet leaves them out; afterwards pages come whole.
 */
export function layOutWholePage(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.band')]
  const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, STEP_MS))
  const step = () => {
    const section = sections.shift()
    if (!section) return document.documentElement.classList.add('whole')
    section.style.contentVisibility = 'visible'
    later(step)
  }
  later(step)
}
