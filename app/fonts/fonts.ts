import bricolage from './bricolage.woff2?url'
import figtree from './figtree.woff2?url'

/** The site's fonts, as files that hold all weights of their range. */
export const fonts = [
  { family: 'Figtree', url: figtree, weight: '400 700' },
  { family: 'Bricolage', url: bricolage, weight: '500 800' },
] as const

/**
 * Puts the fonts in place of their stand-ins, all at once: each change sets all text anew.
 *
 * **Errors**: none; where one cannot be loaded the stand-ins stay.
 */
export async function loadFonts(): Promise<void> {
  try {
    const faces = fonts.map(({ family, url, weight }) => {
      return new FontFace(family, `url(${url})`, { weight, display: 'swap' })
    })
    for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face)
  } catch (error) {
    console.warn('The fonts could not be loaded.', error)
  }
}
