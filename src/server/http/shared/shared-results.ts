import type { SharedResponses, Stamp } from './shared-responses.ts';

type Entry<T> = { stamp: Stamp; result: Promise<T> };

/**
 * Returns a function that runs work once for simultaneous and later calls with the same address, as long as a response made at
 * that time would be sent. A failure belongs to the call that ran the work; the others run their own.
 */
export function createSharedResults<T>() {
  const entries = new Map<string, Entry<T>>();

  function removeOld({ isCurrent }: SharedResponses): void {
    for (const [address, { stamp }] of entries) {
      if (isCurrent(stamp)) return;
      entries.delete(address);
    }
  }

  return async (shared: SharedResponses, address: string, work: () => Promise<T>): Promise<T> => {
    const known = entries.get(address);
    if (known !== undefined && shared.isCurrent(known.stamp)) return known.result.catch(work);
    removeOld(shared);
    const entry = { stamp: shared.stamp(address), result: work() };
    // again at the end, because the entries are in the order of their times
    entries.delete(address);
    entries.set(address, entry);
    try {
      return await entry.result;
    } catch (error) {
      if (entries.get(address) === entry) entries.delete(address);
      throw error;
    }
  };
}
