import { brand } from '#app/site/brand.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { DiaryFragment } from './diary-fragment.tsx'

const atHand: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'clock',
    title: 'Your opening hours',
    text: 'With lunch breaks, holidays and the days when only half of you are in.',
  },
  {
    icon: 'message',
    title: 'The five questions callers ask most',
    text: 'And what you say to them: prices, parking, whether you cover their street.',
  },
  {
    icon: 'users',
    title: 'Who takes which calls',
    text: 'Names, numbers, and who may be disturbed for what.',
  },
  {
    icon: 'calendar',
    title: 'The calendar for bookings',
    text: 'Which one it is, and how long each kind of appointment takes.',
  },
  {
    icon: 'phone-forwarded',
    title: 'The number to forward',
    text: 'And who your phone company is. Each has its own code for forwarding.',
  },
]

/** The place where the set-up call is arranged, and what to have ready for it. */
export function SetUpCall() {
  return (
    // 320 px is the least that a booking widget needs: on phones the box takes the whole window.
    <div className="-mx-6 mt-10 grid min-h-[700px] min-w-[320px] overflow-hidden border-y border-line bg-white sm:mx-0 sm:rounded-card sm:border lg:mt-14 lg:grid-cols-2">
      <section
        aria-labelledby="book"
        className="grid content-center gap-8 bg-sky px-6 py-10 sm:px-12"
      >
        <div>
          <h2 id="book" className="h2">
            Book a <span className="whitespace-nowrap">30-minute</span> set-up call
          </h2>
          <p className="mt-4">
            Online booking is not switched on yet. Ring or write, say two times that suit you, and
            one of us confirms within a working day.
          </p>
        </div>
        <DiaryFragment />
        <div className="flex flex-wrap gap-3">
          <a href={brand.phone.href} className={buttonClass({ className: 'grow' })}>
            <Icon name="phone" className="size-5" />
            {brand.phone.label}
          </a>
          <a
            href={`mailto:${brand.email}?subject=Set-up%20call`}
            className={buttonClass({ look: 'outline', className: 'grow bg-white hover:bg-mist' })}
          >
            <Icon name="mail" className="size-5" />
            {brand.email}
          </a>
        </div>
      </section>
      <section aria-labelledby="at-hand" className="grid content-center px-6 py-10 sm:px-12">
        <h2 id="at-hand" className="h3">
          Have these at hand
        </h2>
        <ul className="mt-5">
          {atHand.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4.5 border-t border-line py-5">
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-mist text-evergreen">
                <Icon name={icon} className="size-5.5" />
              </span>
              <div>
                <h3 className="font-[650]">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="border-t border-line pt-5 text-muted">
          Nothing ready? Come anyway, we ask as we go.
        </p>
      </section>
    </div>
  )
}
