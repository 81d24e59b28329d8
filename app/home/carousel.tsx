import { useHydrated } from '#app/ui/use-hydrated.ts'
import { PlayGlyph } from '#app/ui/play-glyph.tsx'
import { carouselImages } from './carousel-images.tsx'
import type { CarouselCard } from './carousel-cards.ts'
import { useCarousel } from './use-carousel.ts'

/** Four reasons to choose us, shown one at a time. */
export function Carousel({ cards }: { cards: readonly CarouselCard[] }) {
  const isHydrated = useHydrated()
  const { index, select, isTurning, toggleTurning, progressBar, hold } = useCarousel(cards.length)
  return (
    <section aria-labelledby="why" className="band bg-white">
      <div className="wrap">
        <h2 id="why" className="h2 max-w-[24em]">
          Why businesses love our AI answering service
        </h2>
        <div
          className="mt-5 grid grid-cols-1 gap-x-16 gap-y-4.5 lg:mt-12 lg:grid-cols-[minmax(0,min(25rem,36%))_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]"
          {...hold}
        >
          <ul>
            {cards.map(({ title }, card) => (
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
                  className="h3 block w-full cursor-pointer rounded-r-control py-2.5 pl-5 pr-3 text-left max-lg:text-[1.25rem] text-muted transition-colors duration-150 hover:text-ink aria-[current]:text-ink lg:py-3.5"
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
          {/* All four share a grid cell, so the tallest sets the height and the page doesn't move. */}
          <div className="grid grid-cols-1 min-h-[16rem] overflow-hidden rounded-stage [&>*]:[grid-area:1/1] lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:min-h-[28rem]">
            {cards.map(({ title }, card) => (
              <div key={title} className={card === index ? '' : 'invisible'}>
                {carouselImages[card]}
              </div>
            ))}
          </div>
          {/* These share a cell for the same reason. */}
          <div className="grid leading-normal text-muted lg:pl-5.5 lg:text-lg [&>*]:[grid-area:1/1] noscript:gap-3 noscript:[&>*]:[grid-area:auto]">
            {cards.map(({ title, description }, card) => (
              <p key={title} className={card === index ? '' : 'invisible noscript:visible'}>
                <b className="hidden text-ink noscript:inline">{title}: </b>
                {description}
              </p>
            ))}
          </div>
          <button
            type="button"
            disabled={!isHydrated}
            onClick={toggleTurning}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-md font-semibold text-evergreen hover:underline disabled:opacity-60 noscript:hidden motion-reduce:hidden max-lg:-mt-3 lg:ml-5.5 lg:self-start"
          >
            <PlayGlyph isPlaying={isTurning} className="size-5" />
            {isTurning ? 'Pause' : 'Play'}
            <span className="sr-only"> the carousel</span>
          </button>
        </div>
      </div>
    </section>
  )
}
