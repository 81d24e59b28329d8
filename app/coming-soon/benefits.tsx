import { brand } from '#app/site/brand.ts'
import { figureOf, standing, type Claimed } from '#app/site/claims.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

const benefits: readonly ({ icon: IconName; title: string; text: string } & Claimed)[] = [
  {
    icon: 'phone',
    title: 'Every call answered',
    text: 'At night, at lunch, on bank holidays, and while you’re on another line.',
  },
  {
    icon: 'calendar-check',
    title: 'Appointments in your diary',
    text: 'Callers choose from the times you’re free and get a text to confirm.',
  },
  {
    icon: 'languages',
    title: `${figureOf('languages')} languages`,
    text: 'English, Spanish and many more. Your summary comes in English.',
    claim: 'languages',
  },
  {
    icon: 'ban',
    title: 'Spam screened out',
    text: `${brand.persona} ends robocalls and sales calls before they reach you, and you don’t pay for them.`,
  },
  {
    icon: 'message-square-text',
    title: 'A summary of each call',
    text: 'Who rang, what they want, what happens next. By email or SMS, with the recording.',
  },
]

/** What every firm gets, whatever its trade. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="band bg-white">
      <div className="wrap grid gap-x-18 gap-y-8 lg:grid-cols-[400px_1fr]">
        <div>
          <h2 id="benefits" className="h2">
            What you get, whatever your trade
          </h2>
          <p className="lead mt-4">{brand.persona} does this for every firm, from day one.</p>
        </div>
        <ul>
          {standing(benefits).map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4.5 border-t border-line py-5">
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-mist text-evergreen">
                <Icon name={icon} className="size-5.5" />
              </span>
              <div>
                <h3 className="h3">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
