/**
 * A database whose connection breaks after its first batch was committed: the write is done, and
 * whoever asked for it is told that the connection was lost.
 */
export function losingAnswers(db: D1Database): D1Database {
  let isLost = false
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'batch') return Reflect.get(target, name).bind(target)
      return async (statements: D1PreparedStatement[]) => {
        const results = await target.batch(statements)
        if (isLost) return results
        isLost = true
        throw new Error('D1_ERROR: Network connection lost.')
      }
    },
  })
}
