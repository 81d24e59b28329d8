import { useEffect, useRef, type RefObject } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Call } from '../engine/types.ts'
import type { Changes } from './changes.ts'
import { cardRows, rowLabels, type CardRow } from './card-rows.ts'

const blank = Object.entries(rowLabels).map(([key, label]): CardRow => ({
  key,
  label,
  value: null,
  line: null,
}))

/** What the owner would get, filling in as the call goes on; on a phone a strip above the call. */
export function CardPanel({
  call,
  now,
  changes,
}: {
  call: Call | null
  now: string
  changes: Changes | null
}) {
  const rows = (call ? cardRows(call, now) : blank).filter(
    // Most callers never give a number of guests.
    ({ key, value }) => key !== 'party' || value !== null || changes?.rows.has(key),
  )
  const strip = useRef<HTMLDListElement>(null)
  useNewestInView(strip, rows)
  const isBooked = call !== null && call.card.booked !== null
  const isEmpty = rows.every(({ key, value }) => value === null && !changes?.rows.has(key))
  return (
    <section
      id="card"
      aria-labelledby="card-heading"
      className="order-first min-w-0 max-lg:[@media(height>=40rem)]:sticky max-lg:top-[var(--header)] max-lg:z-2 lg:sticky lg:top-[calc(var(--header)+16px)] lg:order-none lg:rounded-stage lg:bg-sand lg:p-8.5"
    >
      <div className="rounded-[18px] border border-line bg-white px-3 py-2.5 shadow-[0_8px_24px_#0d2f281f] lg:border-0 lg:p-7">
        <div className="flex items-baseline justify-between gap-3">
          <h2
            id="card-heading"
            className={`font-display text-base font-[660] lg:text-xl ${isEmpty ? '' : 'max-lg:sr-only'}`}
          >
            What you would get
          </h2>
          {isEmpty && (
            <p className="text-[0.875rem] text-muted lg:hidden">This fills in as you talk</p>
          )}
        </div>
        <dl
          ref={strip}
          className={`flex gap-1.5 max-lg:relative max-lg:overflow-x-auto max-lg:[scrollbar-width:none] lg:mt-4 lg:grid lg:gap-0 ${isEmpty ? 'max-lg:hidden' : ''}`}
        >
          {rows.map((row) => (
            <Row
              key={row.label}
              row={row}
              was={changes?.rows.get(row.key)}
              // The strip has little room, so it only shows the booking.
              isInStrip={
                changes?.rows.has(row.key) ||
                (row.value !== null && !(row.key === 'asked' && isBooked))
              }
            />
          ))}
        </dl>
        <p className="mt-4 text-[0.875rem] leading-snug text-muted max-lg:hidden">
          {isEmpty
            ? 'This fills in while the caller talks. Select a row to see the line it came from.'
            : 'Select a row to see the line it came from, or the pencil after one of her sentences to correct it.'}
        </p>
      </div>
    </section>
  )
}

/** Scrolls the strip on a phone, which is wider than its window, to the last row that was filled in or changed. */
function useNewestInView(strip: RefObject<HTMLElement | null>, rows: readonly CardRow[]): void {
  const shown = useRef(rows)
  useEffect(() => {
    const old = new Map(shown.current.map(({ key, value }) => [key, value]))
    shown.current = rows
    const newest = rows.findLastIndex(
      ({ key, value }) => value !== null && value !== (old.get(key) ?? null),
    )
    const [box, row] = [strip.current, strip.current?.children[newest]]
    if (box && row instanceof HTMLElement)
      box.scrollLeft = row.offsetLeft + row.offsetWidth - box.clientWidth
  }, [strip, rows])
}

function Row({
  row,
  was,
  isInStrip,
}: {
  row: CardRow
  was: string | null | undefined
  isInStrip: boolean
}) {
  const { label, value, line, tone } = row
  const isChanged = was !== undefined
  return (
    <div
      className={`lg:grid lg:min-h-12 lg:grid-cols-[7rem_1fr] lg:items-center lg:gap-3 lg:border-t lg:border-line lg:py-2 ${isInStrip ? 'max-lg:shrink-0 max-lg:whitespace-nowrap max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-paper max-lg:px-2.5 max-lg:py-0.5 max-lg:text-[0.84375rem]' : 'max-lg:hidden'}`}
    >
      <dt
        className={`text-[0.9375rem] text-muted ${value === null ? 'max-lg:mr-1.5 max-lg:inline max-lg:text-[0.84375rem]' : 'max-lg:sr-only'}`}
      >
        {label}
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] max-lg:inline">
        {value === null ? (
          <span className="text-muted">
            <span aria-hidden="true">–</span>
            <span className="sr-only">not known yet</span>
          </span>
        ) : (
          <Value value={value} line={line} tone={tone} />
        )}
        {row.key === 'phone' && tone === 'good' && (
          <span className="sr-only">, confirmed by the caller</span>
        )}
        {isChanged && (
          <span className="text-[0.84375rem] max-lg:ml-1.5 lg:mt-0.5 lg:block">
            <span className="rounded-full bg-amber px-2 py-0.5 font-semibold">Changed</span>{' '}
            <span className="text-muted max-lg:sr-only">was {was ?? 'empty'}</span>
          </span>
        )}
      </dd>
    </div>
  )
}

function Value({ value, line, tone }: Pick<CardRow, 'tone' | 'line'> & { value: string }) {
  const shown = (
    <>
      {tone === 'good' && <Icon name="check" className="mr-1.5 size-4.5 text-evergreen" />}
      {tone === 'urgent' && <Icon name="triangle-alert" className="mr-1.5 size-4.5 text-brick" />}
      <span className={`font-[650] ${tone === 'urgent' ? 'text-brick' : ''}`}>{value}</span>
    </>
  )
  if (line === null) return <span>{shown}</span>
  return (
    <a
      href={`#line-${line + 1}`}
      className="inline-block rounded-md max-lg:max-w-[min(16rem,60vw)] max-lg:truncate max-lg:align-bottom underline decoration-edge underline-offset-4 hover:text-evergreen hover:decoration-current lg:py-1.5"
    >
      {shown}
      <span className="sr-only">, from line {line + 1}</span>
    </a>
  )
}
