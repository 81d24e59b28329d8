import type { AboutContent } from './about-content.ts'

/** Who we are and how the receptionist behaves. */
export function About({ content: { paragraphs, principles } }: { content: AboutContent }) {
  return (
    <section id="about" aria-labelledby="about-title" className="band bg-mist">
      <div className="wrap grid grid-cols-1 gap-x-18 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div>
          <h2 id="about-title" className="h2">
            For firms without a front desk
          </h2>
          {paragraphs.map((text) => (
            <p key={text} className="lead mt-4 lg:mt-6">
              {text}
            </p>
          ))}
        </div>
        <ul className="grid content-start gap-4 lg:gap-4.5">
          {principles.map(({ title, text }) => (
            <li
              key={title}
              className="max-lg:border-t max-lg:border-evergreen/15 max-lg:pt-4 lg:card lg:p-6.5"
            >
              <h3 className="h3 mb-1.5">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
