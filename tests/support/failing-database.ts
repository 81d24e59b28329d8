const fail = () => {
  throw new Error('D1 is away')
}

/** A database whose every statement fails. */
export const failingDatabase = { prepare: fail, batch: fail }
