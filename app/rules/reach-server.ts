/** Waits for an answer, for so long. **Errors**: a `TimeoutError` if there is none by then. */
export async function within<Answer>(limitMs: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer.', 'TimeoutError')), limitMs)
  })
  return await Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}

/** Whether the server couldn't be reached, which browsers report as a TypeError, or was too slow. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')
}
