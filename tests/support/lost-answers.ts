/**
 * A database whose connection can break after a batch is committed: the write is done, but the
 * caller gets a lost-connection error.
 *
 * **Shape**: `loseNext` breaks the connection after the next batch with at least that many
 * statements.
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
