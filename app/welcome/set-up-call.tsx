import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'

const atHand: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'clock',
    title: 'Your opening hours',
    text: 'Include lunch breaks, holidays and days when only some of you are in.',
  },
  {
    icon: 'message-square-text',
    title: 'The five questions callers ask most',
    text: 'And what you tell them: prices, parking, whether you cover their area.',
  },
  {
    icon: 'users',
    title: 'Who takes which calls',
    text: 'Names, numbers, and what each person is happy to be interrupted for.',
  },
  {
    icon: 'calendar',
    title: 'The calendar for bookings',
    text: 'Which one it is, and how long each kind of appointment takes.',
  },
  {
    icon: 'phone-forwarded',
    title: 'The number to forward',
    text: 'And the name of your phone company, because each has its own forwarding code.',
  },
]

/** The booking box for the set-up call, beside a list of what to have ready. */
export function SetUpCall({ children }: { children: ReactNode }) {
  return (
    // A booking widget needs at least 320 px, so on phones the box is as wide as the window.
    <div className="-mx-6 mt-10 grid grid-cols-1 min-h-[700px] min-w-[320px] overflow-hidden border-y border-line bg-white sm:mx-0 sm:rounded-card sm:border lg:mt-14 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section aria-label="Book the set-up call" className="min-h-[700px] px-6 py-10 sm:px-10">
        {children}
      </section>
      <section aria-labelledby="at-hand" className="bg-sky px-6 py-10 sm:px-10">
        <h2 id="at-hand" className="h3 scroll-mt-24">
          Have these ready
        </h2>
        <ul className="mt-5">
          {atHand.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4 border-t border-[#14231e1f] py-4.5">
              <Icon name={icon} className="mt-0.5 size-5.5 text-evergreen" />
              <div>
                <h3 className="font-[650]">{title}</h3>
                <p className="text-[0.9375rem] text-[#45534d]">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="border-t border-[#14231e1f] pt-4.5 text-[0.9375rem]">
          Not ready yet? That’s fine. We’ll ask as we go.
        </p>
      </section>
    </div>
  )
}
