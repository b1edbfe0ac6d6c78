/** Makes an entry the newest one of a cache, and removes the oldest one if the cache has more than `most`. */
export function setNewest<Key, Value>(cache: Map<Key, Value>, key: Key, value: Value, most: number): Value {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > most && oldest !== undefined) cache.delete(oldest);
  return value;
}
