import { brand } from '#app/site/brand.ts'

const principles = [
  [
    'She says what she is',
    `${brand.persona} tells every caller in her first sentence that she is an AI. Nobody is fooled, and most people are simply glad that somebody picked up.`,
  ],
  [
    'She knows where to stop',
    'No diagnosis, no legal advice, no card numbers. What needs a person goes to a person, with the facts already taken.',
  ],
  [
    'You keep the last word',
    'You decide what she may answer, book and pass on. Every call is there to read and to hear.',
  ],
] as const

/** Who is behind it, and what they hold to. */
export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="band bg-mist">
      <div className="wrap grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h2 id="about-title" className="h2">
            For firms without a front desk
          </h2>
          <p className="lead mt-6">
            A plumber under a sink, a solicitor in court, a dentist with both hands full: the work
            that pays the bills is the work that stops you from answering the phone.
          </p>
          <p className="lead mt-4">
            {brand.name} gives such firms what large ones have always had, a calm voice that picks
            up, knows the diary and writes things down. Small team, one product, and the founders
            answer the support email.
          </p>
        </div>
        <ul className="grid content-start gap-4.5">
          {principles.map(([title, text]) => (
            <li key={title} className="card p-6.5">
              <h3 className="h3 mb-2">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
