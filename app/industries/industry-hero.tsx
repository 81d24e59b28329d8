import { brand } from '#app/site/brand.ts'
import type { ExampleCall } from '#app/example-calls/example-call.ts'
import { CallPlayer } from '#app/example-calls/call-player.tsx'
import { tryPath } from '#app/site/try-path.ts'
import { StartButtons } from '#app/ui/start-buttons.tsx'
import { AskLink } from './ask-link.tsx'
import type { Industry } from './industry.ts'

/** What the receptionist does for this trade, with an example call. */
export function IndustryHero({
  content: { hero, call: about },
  call,
  hasOffer,
}: {
  content: Pick<Industry, 'hero' | 'call'>
  call: ExampleCall
  hasOffer: boolean
}) {
  return (
    <section className="wrap grid items-start gap-x-16 gap-y-10 pb-14 pt-7 lg:grid-cols-[1.05fr_1fr] lg:pb-22 lg:pt-14">
      <div className="lg:pt-20">
        <h1 className="h1 lg:text-[clamp(2.5rem,4.6vw,4rem)]">{hero.title}</h1>
        <p className="lead mt-5.5 max-w-[34em]">{hero.lead}</p>
        <StartButtons tryTo={tryPath(call.slug)} className="mt-8" />
        {hasOffer && (
          <p className="mt-5 flex items-center gap-2.5 text-[0.96875rem]">
            <span className="pill bg-amber-soft">£0</span>
            Free trial available
          </p>
        )}
      </div>
      <section
        id="call"
        aria-labelledby="call-title"
        className="-mx-2 min-w-0 rounded-[22px] bg-sky p-4 sm:mx-0 sm:rounded-stage sm:p-7.5"
      >
        <h2 id="call-title" className="h3 mb-1.5">
          {about.title}
        </h2>
        <p className="mb-5 text-base text-ink/80">{about.text}</p>
        <CallPlayer key={call.slug} call={call} prefix={`${call.business}: `} />
        <ul aria-label={`What ${brand.persona} noted`} className="mt-4.5 flex flex-wrap gap-2.5">
          {about.notes.map(({ text, urgent }) => (
            <li
              key={text}
              className={`pill ${urgent ? 'bg-brick-soft text-brick' : 'bg-white text-evergreen'}`}
            >
              {text}
            </li>
          ))}
        </ul>
        <AskLink question={about.ask} />
      </section>
    </section>
  )
}
