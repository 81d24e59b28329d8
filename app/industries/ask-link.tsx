import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { ASK_PARAM } from '#app/site/navigation.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Opens the chat on this page with a question filled in; without JavaScript there is no chat. */
export function AskLink({ question }: { question: string }) {
  return (
    <Link
      to={{ search: new URLSearchParams({ [ASK_PARAM]: question }).toString() }}
      preventScrollReset
      className="mt-3 inline-flex min-h-11 items-center gap-2 font-[650] text-evergreen hover:underline noscript:hidden"
    >
      <Icon name="message-square-text" className="size-4.5" />
      Ask {brand.persona} about this
    </Link>
  )
}
