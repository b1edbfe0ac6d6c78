import { LRUCache } from 'lru-cache';

/** A version of the boards. `seenAt`: a time at which it was the newest */
type Version = { number: number; seenAt: number };

/** for how long a page is sent after its version; a response that is shared can be a second older */
const validForMs = 4000;
/** Fewer users are counted in some milliseconds. */
const manyUsers = 10_000;
const keptPages = 1000;

export type PreviousPages<Page extends { total: number }> = ReturnType<typeof createPreviousPages<Page>>;

/**
 * Creates a function that completes the page of a reader, for which the users of the board must have been counted. Until they are, it
 * returns the reader's page of a previous version that was the newest one less than four seconds ago. `at`: real time, epoch ms
 */
export function createPreviousPages<Page extends { total: number }>() {
  const kept = new LRUCache<string, { page: Page; version: Version }>({ max: keptPages });
  let newest: Version = { number: -1, seenAt: -Infinity };

  return async <Counted>(
    { reader, version, at, isCounted }: { reader: string; version: number; at: number; isCounted: boolean },
    counted: Promise<Counted>,
    complete: (counted: Counted) => Promise<Page>,
  ): Promise<Page> => {
    if (newest.number !== version) newest = { number: version, seenAt: at };
    newest.seenAt = Math.max(newest.seenAt, at);
    const own = newest;
    const previous = kept.get(reader);
    if (!isCounted && previous !== undefined && at - previous.version.seenAt <= validForMs) {
      counted.catch(() => undefined);
      return previous.page;
    }
    const page = await complete(await counted);
    if (page.total >= manyUsers) kept.set(reader, { page, version: own });
    return page;
  };
}
