/** The fields that were read, with their values. */
export type Reads = ReadonlyMap<string | symbol, unknown>;

/** Returns a view of a flat record, and the fields that are read through it. */
export function trackReads<T extends object>(record: T): { view: T; reads: Reads } {
  const reads = new Map<string | symbol, unknown>();
  const read = (key: string | symbol): unknown => {
    const value: unknown = Reflect.get(record, key);
    reads.set(key, value);
    return value;
  };
  const view = new Proxy(record, {
    get: (_, key) => read(key),
    has: (_, key) => read(key) !== undefined,
    getOwnPropertyDescriptor(_, key) {
      read(key);
      return Reflect.getOwnPropertyDescriptor(record, key);
    },
    ownKeys() {
      const keys = Reflect.ownKeys(record);
      for (const key of keys) read(key);
      return keys;
    },
  });
  return { view, reads };
}

/** Whether reading these fields of another record gives the same values. */
export function readsSame(reads: Reads, record: object): boolean {
  return [...reads].every(([key, value]) => Object.is(Reflect.get(record, key), value));
}
