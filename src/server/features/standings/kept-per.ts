/**
 * Work whose newest outcome is kept with its first input, for as long as the other inputs stay the same. The upstream's
 * answers are such inputs: the same list until the next one comes.
 */
export function keptPer<K extends object, R extends readonly unknown[], T>(
  work: (first: K, ...others: R) => T,
): (first: K, ...others: R) => T {
  const kept = new WeakMap<K, { others: R; outcome: T }>();
  return (first, ...others) => {
    const known = kept.get(first);
    if (known?.others.every((other, index) => Object.is(other, others[index]))) return known.outcome;
    const outcome = work(first, ...others);
    kept.set(first, { others, outcome });
    return outcome;
  };
}
