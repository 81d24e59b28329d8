/** Puts an entry last in a map and, when there are then more than `maxCount`, drops the first. */
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
