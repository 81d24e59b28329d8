import type { iconNames } from './icon-names.ts'
import icons from './icons.svg?no-inline'

/** The name of an icon of the site. */
export type IconName = (typeof iconNames)[number]

/**
 * A decorative icon in the colour of the text, 1em square unless a class sets its size.
 *
 * The icons are one file: as masks in the style sheet they delayed a slow phone's first paint by a
 * fifth of a second.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    // Without the style sheet an SVG would be 300 pixels wide.
    <svg aria-hidden="true" width="24" height="24" className={`icon ${className}`}>
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
