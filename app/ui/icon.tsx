import type { IconName } from './icons.ts'

/** A decorative icon, one `em` square unless a size class says otherwise. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`icon icon-${name} ${className}`} />
}
