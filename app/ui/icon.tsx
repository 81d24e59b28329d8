/** The UnoCSS class of a Lucide icon; see https://lucide.dev for the names. */
export type IconName = `i-lucide-${string}`

/** A decorative icon, 1em square unless a class sets its size. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`${name} ${className}`} />
}
