/** The time as tables and tokens hold it. **Units**: whole seconds since the epoch. */
export function nowSec(): number {
  return Math.floor(Date.now() / 1000)
}
