import { brand } from '#app/site/brand.ts'
import { accountsContext } from '#app/context.ts'
import type { Route } from './+types/data.route'
import { toSignIn } from './to-sign-in.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const result = await context.get(accountsContext).exportData()
  if (result.kind === 'signed-out') throw toSignIn(result)
  return new Response(JSON.stringify(result.data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${brand.name.toLowerCase()}-account.json"`,
      'Cache-Control': 'no-store',
    },
  })
}
