import { Form, useNavigation, useSubmit } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { fieldBox, fieldLabel } from '#app/ui/field.tsx'
import { tradeIds } from '../engine/trades/trade-ids.ts'
import type { TradeId } from '../engine/types.ts'

/** Chooses the trade, which is part of the address; each has an example business. */
export function TradePicker({ trade }: { trade: TradeId }) {
  const submit = useSubmit()
  const { location } = useNavigation()
  const chosen = new URLSearchParams(location?.search).get('trade')
  return (
    <Form action="/try" preventScrollReset className="w-full sm:w-72">
      <label htmlFor="trade" className={fieldLabel}>
        What’s your trade?
      </label>
      <div className="flex gap-2.5">
        <select
          id="trade"
          name="trade"
          value={chosen ?? trade}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
          className={fieldBox}
        >
          {tradeIds.map((id) => (
            <option key={id} value={id}>
              {tradeName(id)}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className={buttonClass({ look: 'outline' })}>
            Change
          </button>
        </noscript>
      </div>
    </Form>
  )
}

function tradeName(id: TradeId): string {
  if (id === 'other') return 'Something else'
  const words = id.replace('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
