import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadFonts } from './fonts/fonts.ts'
import { layOutWholePage } from './shell/whole-page.ts'

void loadFonts()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

layOutWholePage()
