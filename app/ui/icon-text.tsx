import { Icon, type IconName } from './icon.tsx'

/** A feature's icon, title and description. */
export function IconText({
  icon,
  title,
  description,
  descriptionClassName = '',
}: {
  icon: IconName
  title: string
  description: string
  descriptionClassName?: string
}) {
  return (
    <div>
      <span className="mb-2.5 grid size-9.5 place-items-center rounded-control bg-mist text-evergreen md:mb-4 md:size-11">
        <Icon name={icon} className="size-5.5" />
      </span>
      <h3 className="h3 max-md:text-[1.125rem]">{title}</h3>
      <p className={`mt-2 text-base leading-normal text-muted ${descriptionClassName}`}>
        {description}
      </p>
    </div>
  )
}
