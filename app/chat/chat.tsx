import { useEffect, useLayoutEffect, useRef, useState, type ToggleEvent } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { ASK_PARAM } from '#app/site/navigation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ChatMode } from '#workers/chat/contract.ts'
import { setModal, usePanelListeners } from './modal-panel.ts'
import { usePanelCode } from './use-panel-code.ts'

const launcher =
  'fixed bottom-4 right-4 z-30 flex h-12 min-w-12 cursor-pointer items-center justify-center gap-2.5 rounded-full bg-evergreen px-3 font-[650] text-white shadow-[0_0_0_2px_#ffffff59,0_10px_28px_#0d2f2847] transition-colors hover:bg-deep has-[+:popover-open]:invisible noscript:[&:is(button)]:hidden sm:bottom-6 sm:right-6 sm:h-14 sm:px-5.5'

const link = 'inline-flex min-h-11 cursor-pointer items-center text-evergreen underline'

/**
 * The chat's button, and the panel that it opens.
 *
 * The panel is a popover, so a click opens it before this code has loaded. Its content loads when
 * the visitor seems about to use it. Without JavaScript the button is a link to /contact.
 */
export function Chat({ mode }: { mode: ChatMode | undefined }) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { Panel, hasFailed, load } = usePanelCode()
  const { key, search } = useLocation()
  const [firstKey] = useState(key)
  // Going back to a page or reloading it must not ask the question again.
  const isReturn = useNavigationType() === 'POP' && (key !== firstKey || isReload())
  const question = isReturn ? null : new URLSearchParams(search).get(ASK_PARAM)

  usePanelListeners(panel, isOpen)

  function noteBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'open') opener.current = document.activeElement
    setModal(currentTarget, newState === 'open')
  }

  function noteToggle() {
    const isNowOpen = isShown(panel.current)
    setOpen(isNowOpen)
    if (isNowOpen) {
      load()
      // The button has disappeared with the focus, and the box may be seconds away.
      if (!Panel && !panel.current?.contains(document.activeElement)) {
        panel.current?.focus({ preventScroll: true })
      }
    } else if (holdsFocus(panel.current)) giveFocusBack()
  }

  function giveFocusBack() {
    const { current: from } = opener
    const isThere = from instanceof HTMLElement && from !== document.body && from.isConnected
    ;(isThere ? from : button.current)?.focus({ preventScroll: true })
  }

  useEffect(() => {
    // The panel was opened before this code loaded, so its toggle event was missed.
    const { current: shown } = panel
    if (!shown || !isShown(shown)) return
    setModal(shown, true)
    shown.dispatchEvent(new Event('toggle'))
  }, [])

  // A link in the chat leads to a page that a modal panel would hide. Its heading takes the focus
  // before the paint, so the page must no longer be inert by then.
  useLayoutEffect(() => {
    if (key !== firstKey && panel.current?.ariaModal === 'true') panel.current.hidePopover()
  }, [key, firstKey])

  useEffect(() => {
    if (question !== null && !isShown(panel.current)) panel.current?.showPopover()
  }, [question, key])

  return (
    <aside aria-label="Chat">
      <noscript>
        <a href="/contact" aria-label="Open chat" className={launcher}>
          <Icon name="message-square-text" className="size-6" />
        </a>
      </noscript>
      <button
        ref={button}
        type="button"
        popoverTarget="chat"
        aria-label="Open chat"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        className={launcher}
      >
        <Icon name="message-square-text" className="size-6" />
        <span className="hidden sm:inline">Chat</span>
      </button>
      <div
        id="chat"
        ref={panel}
        popover="manual"
        role="dialog"
        aria-label="Chat assistant"
        tabIndex={-1}
        onBeforeToggle={noteBeforeToggle}
        onToggle={noteToggle}
        className="fixed inset-auto bottom-0 right-0 m-0 h-[min(40rem,80dvh)] max-h-[80dvh] [@media(height<25rem)]:h-dvh [@media(height<25rem)]:max-h-none w-full max-w-none animate-[rise_.2s_ease-out] flex-col overflow-y-auto rounded-t-card border-0 bg-white p-0 text-base text-ink shadow-[0_24px_60px_#0d2f2838,0_0_0_1px_#0d2f2814] [&:popover-open]:flex focus-visible:outline-none sm:w-[25rem] [@media(width>=40rem)_and_(height>=25rem)]:bottom-6 [@media(width>=40rem)_and_(height>=25rem)]:right-6 [@media(width>=40rem)_and_(height>=25rem)]:rounded-b-card"
      >
        <div className="on-deep flex shrink-0 items-center gap-3 bg-deep py-3 pl-5 pr-2.5 text-white">
          <img src="/logo.svg" alt="" width="34" height="34" />
          <p className="grow text-[0.84375rem] leading-tight text-sage">
            <b className="block text-[1.0625rem] font-[650] text-white">Ask {brand.persona}</b>
            {brand.name}’s AI assistant
          </p>
          <button
            type="button"
            popoverTarget="chat"
            popoverTargetAction="hide"
            aria-label="Close chat"
            className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-white/10"
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        {Panel ? (
          <Panel panel={panel} isOpen={isOpen} mode={mode} question={question} questionKey={key} />
        ) : (
          <div className="grid justify-items-start p-5">
            {hasFailed ? <p role="alert">We couldn’t load the chat.</p> : 'One moment…'}
            {hasFailed && (
              // Browsers cache a failed module import, so trying again needs a reload.
              <button type="button" onClick={() => window.location.reload()} className={link}>
                Reload the page
              </button>
            )}
            <Link to="/contact" className={link}>
              Talk to a person
            </Link>
          </div>
        )}
      </div>
    </aside>
  )
}

function isShown(panel: HTMLElement | null): boolean {
  return panel?.matches(':popover-open') === true
}

/** Whether the focus is in the panel or nowhere: closing the panel would then lose it. */
function holdsFocus(panel: HTMLElement | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || panel?.contains(activeElement) === true
}

function isReload(): boolean {
  if (typeof document === 'undefined') return false
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}
