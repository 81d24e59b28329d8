import { defineConfig, presetWind4 } from 'unocss'

export default defineConfig({
  // Merged, `.invisible` becomes `:is(.invisible, .x:has(…))`, which outranks `noscript:visible`.
  mergeSelectors: false,
  presets: [presetWind4({ preflights: { theme: 'on-demand', property: false } })],
  content: {
    // Server-only modules never reach the client build, yet their classes must reach its style sheet.
    filesystem: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts', '!app/receptionist/engine/**'],
    // Many words that the receptionist knows look like class names, so its engine is not scanned.
    pipeline: { include: [/\/app\/(?!receptionist\/engine\/).*\.tsx?($|\?)/] },
  },
  theme: {
    colors: {
      ink: '#14231e',
      muted: '#5b6862',
      paper: '#f4f4ee',
      line: '#e4e5de',
      edge: '#cfd3ca',
      evergreen: '#0f5b4c',
      deep: '#0d2f28',
      mist: '#e3f0ea',
      sage: '#b7cbc3',
      amber: { DEFAULT: '#f4b740', soft: '#fdf1d6', flat: '#f6d58c' },
      brick: { DEFAULT: '#b53a26', soft: '#fde8e4' },
      sky: '#d9e6ee',
      sand: '#e9dfd3',
      stone: '#eceee8',
    },
    font: {
      sans: "Figtree, 'Figtree Arial', 'Figtree Roboto', 'Figtree DejaVu', system-ui, sans-serif",
      display:
        "Bricolage, 'Bricolage Arial', 'Bricolage Roboto', 'Bricolage DejaVu', system-ui, sans-serif",
    },
    radius: { control: '12px', card: '20px', stage: '28px' },
  },
  shortcuts: {
    icon: 'inline-block size-[1em] shrink-0 align-[-0.15em]',
    wrap: 'mx-auto w-full max-w-[1264px] px-6',
    band: 'py-9 lg:py-28',
    float: 'rounded-[18px] bg-white shadow-[0_24px_60px_#0d2f2829,0_3px_8px_#0d2f281a]',
    card: 'rounded-card border border-line bg-white',
    lead: 'text-[1.125rem] lg:text-xl text-muted text-pretty',
    h1: 'font-display font-[660] text-balance tracking-[-0.022em] leading-[1.06] text-[clamp(min(2.625rem,17vw),5.4vw,4.75rem)]',
    h2: 'font-display font-[660] text-balance tracking-[-0.022em] leading-[1.06] text-[clamp(min(2rem,15vw),3.5vw,3.125rem)]',
    h3: 'font-display font-[660] text-balance tracking-[-0.012em] leading-[1.15] text-[1.375rem]',
    figure: 'font-display font-[660] tracking-[-0.025em] tabular-nums leading-none',
    'text-link': 'font-semibold text-evergreen underline underline-offset-4',
    pill: 'inline-block rounded-full px-3 py-1 text-[0.84375rem] font-[650]',
  },
  variants: [
    // `noscript:` styles apply only where JavaScript is turned off. The preset's variant of this name
    // loses to breakpoints such as `max-md:`, so this one is matched before it and written after them.
    {
      name: 'noscript',
      order: -1,
      match: (matcher) =>
        matcher.startsWith('noscript:')
          ? {
              matcher: matcher.slice('noscript:'.length),
              handle: (input, next) =>
                next({ ...input, parent: '@media (scripting: none)', parentOrder: 4000 }),
            }
          : undefined,
    },
  ],
})
