import { Link } from 'react-router'
import { brand } from '#app/site/brand.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The query parameter that carries a visitor's question to the assistant. */
export const ASK_PARAM = 'ask'

/** Leads to this page with a question filled in. */
export function AskLink({ question }: { question: string }) {
  return (
    <Link
      to={{ search: new URLSearchParams({ [ASK_PARAM]: question }).toString(), hash: 'ask' }}
      className="mt-3 inline-flex min-h-11 items-center gap-2 font-[650] text-evergreen hover:underline"
    >
      <Icon name="message" className="size-4.5" />
      Ask {brand.persona} about this
    </Link>
  )
}
