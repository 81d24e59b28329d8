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
