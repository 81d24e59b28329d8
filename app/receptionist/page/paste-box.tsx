import { buttonClass } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { TEXT_MAX_CHARS, type PasteReport } from './read-paste.ts'

/** Takes text from the visitor’s website or price list, and says what was understood. */
export function PasteBox({
  report,
  usedText,
}: {
  report: PasteReport | null
  /** The text that was filled in from, which is not unsaved any more. */
  usedText: string
}) {
  return (
    <div className="rounded-card border border-line bg-white p-4 sm:p-5">
      <label htmlFor="paste" className="font-display text-lg font-[660]">
        Paste from your website or price list
      </label>
      <p id="paste-hint" className="mt-1 text-[0.9375rem] leading-snug text-muted">
        Services with prices, opening hours, postcodes, towns, and questions with answers. You’ll
        see what was understood and what wasn’t.
      </p>
      <textarea
        id="paste"
        name="paste"
        rows={3}
        // One more than is read: the report then says that there was more.
        maxLength={TEXT_MAX_CHARS + 1}
        dir="auto"
        defaultValue={usedText}
        aria-describedby="paste-hint"
        placeholder={'Boiler service £90, 60 min\nMon–Fri 8am–6pm'}
        className="mt-3 w-full rounded-control border-[1.5px] border-[#7f8a84] bg-white px-3.5 py-2.5 text-base"
      />
      <button
        type="submit"
        name="do"
        value="paste"
        className={buttonClass({ size: 'small', look: 'outline', className: 'mt-2' })}
      >
        Fill in from this text
      </button>
      <div role="status">
        {report && (
          <>
            <Lines title="Understood" icon="check" lines={report.understood} />
            <Lines title="Not used" icon="x" lines={report.missed} />
          </>
        )}
      </div>
    </div>
  )
}

function Lines({
  title,
  icon,
  lines,
}: {
  title: string
  icon: IconName
  lines: readonly string[]
}) {
  return (
    <div className="mt-4 text-[0.9375rem]">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-1">
        {(lines.length > 0 ? lines : ['Nothing']).map((line, i) => (
          <li key={i} className="flex gap-2 [overflow-wrap:anywhere]">
            <Icon name={icon} className="mt-1 size-4 text-muted" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
