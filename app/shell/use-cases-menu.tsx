import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import { Link } from 'react-router'
import {
  industries,
  industryPath,
  moreIndustries,
  popularIndustries,
} from '#app/site/industries.ts'
import { Icon } from '#app/ui/icon.tsx'
import { usePopoverPanel } from './popover-menu.ts'

/** How long a mouse must rest on the button to open the menu. */
const HOVER_OPEN_MS = 120

/** How long a mouse may leave the menu before it closes. */
const HOVER_CLOSE_MS = 260

/** The header's menu of trades: opens by click, hover and keyboard, and without JavaScript. */
export function UseCasesMenu() {
  const panel = usePopoverPanel()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpenByHover = useRef(false)

  function openSoon({ pointerType, isTrusted }: PointerEvent) {
    // After hydration React replays earlier mouse events. One could reopen a menu that the visitor has
    // opened by a click and closed again.
    if (pointerType !== 'mouse' || !isTrusted) return
    clearTimeout(timer.current)
    timer.current = setTimeout(openByHover, HOVER_OPEN_MS)
  }

  function closeSoon({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (isOpenByHover.current) timer.current = setTimeout(close, HOVER_CLOSE_MS)
  }

  // Only keeps the menu open. If it opened the menu too, the menu would reopen over a page that
  // loads at once.
  function stay() {
    clearTimeout(timer.current)
  }

  function openByHover() {
    if (panel.current?.matches(':popover-open')) return
    panel.current?.showPopover()
    isOpenByHover.current = true
  }

  function close() {
    panel.current?.hidePopover()
    isOpenByHover.current = false
  }

  // A click just after hovering has opened the menu keeps it open.
  function pin(event: MouseEvent) {
    clearTimeout(timer.current)
    if (isOpenByHover.current && panel.current?.matches(':popover-open')) event.preventDefault()
    isOpenByHover.current = false
  }

  // Tabbing out of the menu closes it: otherwise it would cover the focused element.
  function closeBehindFocus(event: FocusEvent) {
    const next = event.relatedTarget
    if (next instanceof Node && !event.currentTarget.contains(next)) close()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="use-cases-menu"
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md hover:text-evergreen"
        onPointerEnter={openSoon}
        onPointerLeave={closeSoon}
        onClick={pin}
      >
        Use Cases
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div
        id="use-cases-menu"
        ref={panel}
        popover="auto"
        className="float fixed left-1/2 top-[calc(var(--header)-6px)] m-0 max-h-[calc(100dvh-var(--header))] w-[980px] max-w-[calc(100vw-48px)] -translate-x-1/2 overflow-y-auto p-0 text-ink"
        onPointerEnter={stay}
        onPointerLeave={closeSoon}
        onBlur={closeBehindFocus}
      >
        <UseCasesLinks />
      </div>
    </>
  )
}

/** The menu's two columns of links. */
export function UseCasesLinks() {
  return (
    <div className="grid lg:grid-cols-[320px_1fr]">
      <div className="p-2 lg:bg-paper lg:p-7">
        <h2 className="mb-3 px-3 text-sm font-semibold text-muted">Popular industries</h2>
        <ul>
          {popularIndustries.map(({ slug, line }) => (
            <li key={slug}>
              <Link
                to={industryPath(slug)}
                prefetch="intent"
                className="block rounded-control px-3 py-2.5 hover:bg-mist"
              >
                <span className="block font-[650]">{menuLabel(slug)}</span>
                <span className="block text-[0.9375rem] leading-snug text-muted">{line}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-4 px-3 font-display font-[660]">Hate missed calls? Us too.</p>
      </div>
      <div className="p-2 lg:p-7">
        <h2 className="mb-3 px-3 text-sm font-semibold text-muted">More industries</h2>
        <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-3">
          {moreIndustries.map(({ slug, menuLabel: label }) => (
            <li key={slug}>
              <Link
                to={`/coming-soon?industry=${slug}`}
                className="flex min-h-11 items-center rounded-control px-3 text-[0.96875rem] hover:bg-mist lg:min-h-9.5"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function menuLabel(slug: string): string | undefined {
  return industries.find((industry) => industry.slug === slug)?.menuLabel
}
