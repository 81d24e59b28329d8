import { officeHours } from '#app/site/office-hours.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { fieldBox, fieldLabel } from '#app/ui/field.tsx'

/** Changes the zone of the times without JavaScript. */
export function ZoneForm({ zone }: { zone: string }) {
  return (
    <noscript>
      <form action="/welcome" className="mt-6 flex max-w-[520px] flex-wrap items-end gap-3">
        <div className="grow">
          <label htmlFor="shown-zone" className={fieldLabel}>
            Time zone, such as {officeHours.zone}
          </label>
          <input id="shown-zone" name="zone" defaultValue={zone} className={fieldBox} />
        </div>
        <button type="submit" className={buttonClass({ look: 'outline' })}>
          Show times
        </button>
      </form>
    </noscript>
  )
}
