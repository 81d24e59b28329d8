import { carouselCards } from './carousel-cards.tsx'
import { useCarousel } from './use-carousel.ts'
import { PlayGlyph } from '#app/ui/play-glyph.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Four reasons, one at a time; turns by itself until somebody looks closer. */
export function Carousel() {
  const isHydrated = useHydrated()
  const { index, select, isTurning, toggleTurning, progressBar, hold } = useCarousel(
    carouselCards.length,
  )
  return (
    <section aria-labelledby="why" className="band bg-white">
      <div className="wrap">
        <h2 id="why" className="h2 max-w-[24em]">
          Why businesses love our AI answering service
        </h2>
        <div
          className="mt-8 grid items-center gap-10 lg:mt-14 lg:grid-cols-[420px_1fr] lg:gap-16"
          {...hold}
        >
          <div>
            <ul>
              {carouselCards.map(({ title, description }, card) => (
                <li key={title} className="relative border-l-[3px] border-line">
                  {card === index && (
                    <span
                      ref={progressBar}
                      aria-hidden="true"
                      className="absolute -left-[3px] top-0 h-full w-[3px] origin-top bg-evergreen"
                    />
                  )}
                  <button
                    type="button"
                    disabled={!isHydrated}
                    aria-current={card === index ? 'true' : undefined}
                    onClick={() => select(card)}
                    className="block w-full cursor-pointer rounded-r-control py-3.5 pl-5.5 pr-3 text-left text-muted transition-colors duration-150 hover:text-ink aria-[current]:text-ink"
                  >
                    <span className="h3 block">{title}</span>
                    <span className="mt-1.5 block leading-normal">{description}</span>
                  </button>
                </li>
              ))}
            </ul>
            <button
              type="button"
              disabled={!isHydrated}
              onClick={toggleTurning}
              className="mt-4 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md font-semibold text-evergreen hover:underline disabled:opacity-60 noscript:hidden motion-reduce:hidden"
            >
              <PlayGlyph isPlaying={isTurning} className="size-5" />
              {isTurning ? 'Pause' : 'Play'}
              <span className="sr-only"> the carousel</span>
            </button>
          </div>
          <div className="h-[360px] overflow-hidden rounded-stage lg:h-[440px]">
            {carouselCards[index]?.image}
          </div>
        </div>
      </div>
    </section>
  )
}
