import type { Call } from '../engine/types.ts'
import { cardRows } from './card-rows.ts'

/**
 * What a replay changed.
 *
 * **Shape**: `turns` are indexes of the new call's turns; `rows` holds, by row key, the earlier
 * value.
 */
export type Changes = { turns: ReadonlySet<number>; rows: ReadonlyMap<string, string | null> }

/** Compares a replayed call with the one before: a reply is changed if its words are new there. */
export function changesOf(before: Call, after: Call, now: string): Changes {
  const said = new Set(before.turns.flatMap(({ who, text }) => (who === 'caller' ? [] : [text])))
  const turns = after.turns.flatMap(({ who, text }, i) =>
    who === 'caller' || said.has(text) ? [] : [i],
  )
  const old = new Map(cardRows(before, now).map(({ key, value }) => [key, value]))
  const rows = cardRows(after, now).flatMap(({ key, value }) => {
    const was = old.get(key) ?? null
    return was === value ? [] : [[key, was] as const]
  })
  return { turns: new Set(turns), rows: new Map(rows) }
}
