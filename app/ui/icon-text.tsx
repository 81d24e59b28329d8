import { Icon, type IconName } from './icon.tsx'

/** What a feature card says: icon, title, description. */
export function IconText({
  icon,
  title,
  description,
}: {
  icon: IconName
  title: string
  description: string
}) {
  return (
    <div>
      <span className="mb-4 grid size-11 place-items-center rounded-control bg-mist text-evergreen">
        <Icon name={icon} className="size-5.5" />
      </span>
      <h3 className="h3 mb-2">{title}</h3>
      <p className="text-base leading-normal text-muted">{description}</p>
    </div>
  )
}
