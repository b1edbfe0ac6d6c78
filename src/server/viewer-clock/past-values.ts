/** Values by key with the time (epoch ms, league clock) from which each was known. */
export type PastValues<T> = {
  /** Adds a value; an equal one keeps its earlier time. */
  record(key: string | number, value: T, at: number): void;
  /** The value at a time. Null if none was known then. */
  find(key: string | number, at: number): T | null;
};

type Known<T> = { value: T; text: string; at: number };

type Options = {
  /** values older than this (ms) are dropped, except the newest of them */
  keptFor: number;
  /** the keys that were not recorded for the longest time are dropped */
  maxKeys: number;
};

/** The values of a short time. Values must be serializable, because they are compared as JSON. */
export function createPastValues<T>({ keptFor, maxKeys }: Options): PastValues<T> {
  const all = new Map<string | number, Known<T>[]>();
  return {
    record(key, value, at) {
      const known = all.get(key) ?? [];
      const text = JSON.stringify(value);
      all.delete(key);
      // the league's clock can have been set back
      const earlier = known.filter((each) => each.at <= at);
      const next = earlier.at(-1)?.text === text ? earlier : [...earlier, { value, text, at }];
      const firstKept = next.findLastIndex((each) => each.at <= at - keptFor);
      all.set(key, next.slice(Math.max(0, firstKept)));
      const [oldest] = all.keys();
      if (all.size > maxKeys && oldest !== undefined) all.delete(oldest);
    },
    find: (key, at) => all.get(key)?.findLast((each) => each.at <= at)?.value ?? null,
  };
}
