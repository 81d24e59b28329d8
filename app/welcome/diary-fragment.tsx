import { brand } from '#app/site/brand.ts'

const rows = [
  ['09:00', 'Van to the garage', 'taken'],
  ['09:30', '', 'free'],
  ['10:00', `Set-up call with ${brand.name}`, 'booked'],
  ['10:30', '', 'free'],
  ['11:00', 'Mrs Ellis, quote', 'taken'],
] as const

const looks = {
  taken: 'bg-stone text-muted',
  booked: 'bg-evergreen font-[650] text-white',
  free: 'border-[1.5px] border-line',
} as const

/** A morning in an owner's diary with the half hour that the call takes; a picture, not a form. */
export function DiaryFragment() {
  return (
    <div
      role="img"
      aria-label="A picture of a diary: on Tuesday morning, half an hour from 10:00 is kept for the set-up call"
      className="float p-5 tabular-nums"
    >
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <b className="font-display text-xl font-[660]">Tuesday</b>
        <span className="text-muted">30 minutes</span>
      </div>
      <div className="grid gap-2 text-[0.9375rem]">
        {rows.map(([time, what, state]) => (
          <div key={time} className="flex items-center gap-3">
            <span className="w-11 text-muted">{time}</span>
            <span className={`min-h-9.5 flex-1 rounded-[11px] px-3 py-1.5 ${looks[state]}`}>
              {what}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
