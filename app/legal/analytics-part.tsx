import { useRootData } from '#app/shell/root-data.ts'
import { Points } from './legal-page.tsx'

/** Says what analytics record, or that analytics are off. */
export function AnalyticsPart() {
  if (!useRootData()?.analytics) return <p>This site does not use analytics.</p>
  return (
    <>
      <p>
        If you choose Allow, and only then, your browser loads PostHog and sends it the following,
        through our own address:
      </p>
      <Points>
        <li>which pages you open, how long for, and which site you came from</li>
        <li>what you click, with up to 255 characters of the text on it, and errors that occur</li>
        <li>
          the fact that you opened the chat, asked it a question or rated an answer, subscribed,
          booked, signed up, signed in, played an example call, tried a call yourself or chose a
          plan, but not what you wrote
        </li>
        <li>your kind of browser and device, its language, time zone and screen size</li>
      </Points>
      <p>
        What you type into a field is never sent. Card numbers, social security numbers and email
        addresses are taken out of any other text before it leaves your browser, and so is
        everything after the path in a web address. We pass on neither your IP address nor our
        cookies, so PostHog sees our server in your place. Your time zone is all it learns about
        where you are. We do not build a profile of you.
      </p>
      <p>
        Your consent is the legal basis. You can withdraw it using “Privacy choices” at the foot of
        every page. Collection then stops, and everything it stored in your browser is removed
        immediately. If your browser sends Global Privacy Control or Do Not Track, we treat that as
        Decline and do not ask you.
      </p>
    </>
  )
}
