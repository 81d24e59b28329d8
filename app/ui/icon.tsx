const icons = {
  'arrow-left': 'i-lucide-arrow-left',
  'arrow-right': 'i-lucide-arrow-right',
  ban: 'i-lucide-ban',
  banknote: 'i-lucide-banknote',
  bell: 'i-lucide-bell',
  briefcase: 'i-lucide-briefcase',
  calendar: 'i-lucide-calendar',
  'calendar-check': 'i-lucide-calendar-check',
  check: 'i-lucide-check',
  'chevron-down': 'i-lucide-chevron-down',
  clock: 'i-lucide-clock',
  copy: 'i-lucide-copy',
  file: 'i-lucide-file-text',
  home: 'i-lucide-house',
  key: 'i-lucide-key-round',
  languages: 'i-lucide-languages',
  list: 'i-lucide-list-checks',
  'log-out': 'i-lucide-log-out',
  mail: 'i-lucide-mail',
  'map-pin': 'i-lucide-map-pin',
  menu: 'i-lucide-menu',
  message: 'i-lucide-message-square-text',
  package: 'i-lucide-package',
  phone: 'i-lucide-phone',
  'phone-forwarded': 'i-lucide-phone-forwarded',
  plug: 'i-lucide-plug',
  pulse: 'i-lucide-heart-pulse',
  scale: 'i-lucide-scale',
  search: 'i-lucide-search',
  shield: 'i-lucide-shield-check',
  star: 'i-lucide-star',
  'thumbs-up': 'i-lucide-thumbs-up',
  urgent: 'i-lucide-triangle-alert',
  user: 'i-lucide-user-round',
  users: 'i-lucide-users',
  wrench: 'i-lucide-wrench',
  x: 'i-lucide-x',
} as const

/** The site's icons: each name costs every page about 100 bytes of CSS, so reuse before adding. */
export type IconName = keyof typeof icons

/** A decorative icon, one `em` square unless a size class says otherwise. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`${icons[name]} inline-block shrink-0 ${className}`} />
}
