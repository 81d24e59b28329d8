import { DatabaseSync } from 'node:sqlite'

/** The tables of a server's database in which some row holds a text, in any of its columns. */
export function tablesThatHold(database: string, text: string): string[] {
  const db = new DatabaseSync(database, { readOnly: true })
  try {
    const tables = db.prepare("select name from sqlite_master where type = 'table'").all()
    return tables
      .map(({ name }) => String(name))
      .filter((name) => {
        const rows = db.prepare(`select * from "${name}"`).all()
        return rows.some((row) => JSON.stringify(Object.values(row)).includes(text))
      })
  } finally {
    db.close()
  }
}

/** All that a database holds: each table's rows, and the indexes; without the platform's own tables. */
export function contentOf(database: string): {
  tables: Record<string, Record<string, unknown>[]>
  indexes: unknown[][]
} {
  const db = new DatabaseSync(database, { readOnly: true })
  try {
    const own = "name not like 'sqlite_%' and name not like '\\_cf\\_%' escape '\\' order by name"
    const tables = db
      .prepare(`select name from sqlite_master where type = 'table' and ${own}`)
      .all()
    const indexes = db.prepare(
      `select name, sql from sqlite_master where type = 'index' and ${own}`,
    )
    const rowsOf = (name: string) => db.prepare(`select * from "${name}" order by 1, 2`).all()
    return {
      tables: Object.fromEntries(tables.map(({ name }) => [name, rowsOf(String(name))])),
      indexes: indexes.all().map(({ name, sql }) => [name, String(sql).toLowerCase()]),
    }
  } finally {
    db.close()
  }
}
