import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { limits } from '../engine/limits.ts'
import { Group, Labelled, smallBox, type Input } from './form-parts.tsx'
import type { SetupFields } from './setup-fields.ts'

const blankService = { name: '', price: '', minutes: '', books: 'yes' }

/** The services, with an empty row. */
export function Services({ services, input }: { services: SetupFields['services']; input: Input }) {
  const [blanks, addBlank] = useBlanks(limits.serviceMaxCount - services.length)
  return (
    <Group
      title="Services"
      hint="Enter a price in pounds or “free”, or leave it empty if you’d rather not say. To remove a row, clear its name."
    >
      {[...services, ...Array.from({ length: blanks }, () => blankService)].map((service, i) => (
        <div
          key={i}
          role="group"
          aria-label={service.name || 'New service'}
          className="grid grid-cols-[1fr_1fr_1.3fr] gap-2 border-t border-line pt-3 sm:grid-cols-[2fr_1fr_1fr_1.5fr] sm:border-0 sm:pt-0"
        >
          <div className="col-span-3 sm:col-span-1">
            <Labelled label="Service" name={`service-name-${i}`} isRepeated={i > 0}>
              <input
                name="service-name"
                maxLength={60}
                defaultValue={service.name}
                {...input(`service-name-${i}`)}
              />
            </Labelled>
          </div>
          <Labelled label="Price £" name={`service-price-${i}`} isRepeated={i > 0}>
            <input
              name="service-price"
              maxLength={12}
              inputMode="decimal"
              defaultValue={service.price}
              {...input(`service-price-${i}`)}
            />
          </Labelled>
          <Labelled label="Minutes" name={`service-minutes-${i}`} isRepeated={i > 0}>
            <input
              name="service-minutes"
              maxLength={12}
              inputMode="numeric"
              defaultValue={service.minutes}
              {...input(`service-minutes-${i}`)}
            />
          </Labelled>
          <Labelled label="By phone" name={`service-books-${i}`} isRepeated={i > 0}>
            <select
              id={`service-books-${i}`}
              name="service-books"
              defaultValue={service.books}
              className={smallBox}
            >
              <option value="yes">Books it</option>
              <option value="no">Passes it on</option>
            </select>
          </Labelled>
        </div>
      ))}
      <AddRow
        onAdd={addBlank}
        first="service-name"
        full={`She can have up to ${limits.serviceMaxCount} services.`}
      >
        Add a service
      </AddRow>
    </Group>
  )
}

/** The questions and answers, with those to teach her and an empty row for a new one. */
export function Facts({
  facts,
  taught,
  input,
}: {
  facts: SetupFields['facts']
  taught: readonly string[]
  input: Input
}) {
  const [blanks, addBlank] = useBlanks(limits.factMaxCount - facts.length - taught.length)
  // A row keeps its key when one is added, or what is typed into it would be lost.
  const rows = [
    ...facts.map((fact, i) => ({ ...fact, key: `fact ${i}` })),
    ...taught.map((question) => ({ question, answer: '', key: `taught ${question}` })),
    ...Array.from({ length: blanks }, (_, i) => ({ question: '', answer: '', key: `blank ${i}` })),
  ]
  return (
    <Group
      title="Questions and answers"
      hint="What callers often ask, and what she answers. To remove a row, clear both its fields."
    >
      {rows.map(({ key, question, answer }, i) => (
        <div
          key={key}
          role="group"
          aria-label={question || 'New question'}
          className="grid gap-2 border-t border-line pt-3"
        >
          <Labelled label="When a caller asks" name={`question-${i}`}>
            <input
              name="question"
              maxLength={200}
              defaultValue={question}
              {...input(`question-${i}`)}
            />
          </Labelled>
          <Labelled label="She says" name={`answer-${i}`}>
            <input name="answer" maxLength={300} defaultValue={answer} {...input(`answer-${i}`)} />
          </Labelled>
        </div>
      ))}
      <AddRow
        onAdd={addBlank}
        first="question"
        full={`She can have up to ${limits.factMaxCount} answers.`}
      >
        Add an answer
      </AddRow>
    </Group>
  )
}

/**
 * The number of empty rows, at first one, because none can be added without JavaScript; and what adds
 * one, or null once the form has all the rows that it may have.
 */
function useBlanks(maxCount: number): [number, (() => void) | null] {
  const [count, setCount] = useState(1)
  const shown = Math.min(count, Math.max(0, maxCount))
  return [shown, shown < maxCount ? () => setCount(shown + 1) : null]
}

/** The button for one more row, whose field `first` takes the focus, and `full` once there can be none. */
function AddRow({
  onAdd,
  first,
  full,
  children,
}: {
  onAdd: (() => void) | null
  first: string
  full: string
  children: string
}) {
  const isHydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  function add() {
    // At once, so that the new row is there to take the focus.
    flushSync(() => onAdd?.())
    const fields = box.current?.parentElement?.querySelectorAll<HTMLElement>(`[name="${first}"]`)
    Array.from(fields ?? [])
      .at(-1)
      ?.focus()
  }
  return (
    <div ref={box} className="flex flex-wrap items-center gap-x-4">
      <button
        type="button"
        disabled={!isHydrated || onAdd === null}
        onClick={add}
        className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 text-link noscript:hidden"
      >
        <Icon name="plus" className="size-4.5" />
        {children}
      </button>
      <p aria-live="polite" className="text-[0.9375rem] text-muted">
        {onAdd === null && full}
      </p>
    </div>
  )
}
