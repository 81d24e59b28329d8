/**
 * A database whose connection can break after a batch was committed: the write is done, and whoever
 * asked for it is told that the connection was lost.
 *
 * **Shape**: `loseNext` says that the next batch is such, of those with so many statements or more.
 */
export function losingAnswers(db: D1Database) {
  let lostMinCount = Infinity
  const DB = new Proxy(db, {
    get(target, name) {
      if (name !== 'batch') return Reflect.get(target, name).bind(target)
      return async (statements: D1PreparedStatement[]) => {
        const results = await target.batch(statements)
        if (statements.length < lostMinCount) return results
        lostMinCount = Infinity
        throw new Error('D1_ERROR: Network connection lost.')
      }
    },
  })
  return {
    DB,
    loseNext: (minCount = 1) => void (lostMinCount = minCount),
    hasLost: () => lostMinCount === Infinity,
  }
}
