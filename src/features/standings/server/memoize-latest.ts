/**
 * Caches the latest result for each first argument, while the other arguments stay the same. The upstream client returns
 * the same list until the next response, so a list can be the first argument.
 */
export function memoizeLatest<K extends object, R extends readonly unknown[], T>(
  work: (first: K, ...others: R) => T,
): (first: K, ...others: R) => T {
  const results = new WeakMap<K, { others: R; result: T }>();
  return (first, ...others) => {
    const latest = results.get(first);
    if (latest?.others.every((other, index) => Object.is(other, others[index]))) return latest.result;
    const result = work(first, ...others);
    results.set(first, { others, result });
    return result;
  };
}
