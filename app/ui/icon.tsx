/** The class of an icon that UnoCSS draws from Lucide; the names are at https://lucide.dev. */
export type IconName = `i-lucide-${string}`

/** A decorative icon, one `em` square unless a size class says otherwise. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`${name} ${className}`} />
}
