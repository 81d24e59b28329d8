/** Puts an entry last in a map, and drops the first one if there are then more than `maxCount`. */
export function setNewest<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  maxCount: number,
): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > maxCount && oldest !== undefined) map.delete(oldest)
}
