import { env } from 'cloudflare:workers'

/** The names of the tables in which some row holds a text or an id. */
export async function tablesWith(text: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not glob '_cf*'",
  ).all<{ name: string }>()
  const found: string[] = []
  for (const { name } of results) {
    const rows = await env.DB.prepare(`select * from ${name}`).all()
    if (JSON.stringify(rows.results).includes(text)) found.push(name)
  }
  return found
}
