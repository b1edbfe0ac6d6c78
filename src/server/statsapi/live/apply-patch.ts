import { applyPatch as applyOperations } from 'rfc6902';
import { z } from 'zod';

const path = z.string();

/** An RFC 6902 operation. Anything else causes the whole feed to be read. */
const operation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('add'), path, value: z.unknown() }),
  z.object({ op: z.literal('replace'), path, value: z.unknown() }),
  z.object({ op: z.literal('test'), path, value: z.unknown() }),
  z.object({ op: z.literal('remove'), path }),
  z.object({ op: z.literal('move'), path, from: path }),
  z.object({ op: z.literal('copy'), path, from: path }),
]);

const diffs = z.array(z.object({ diff: z.array(operation) }));

/** The upstream wraps the list when the reader is several changes behind. */
const patchResponse = z.union([diffs, z.object({ missedDiff: diffs }).transform(({ missedDiff }) => missedDiff)]);

/** The result of a patch: the new feed, `null` when nothing changed, or `doubt` when a step failed. */
export type Patched = { feed: unknown } | null | 'doubt';

const wholeFeed = z.looseObject({ gameData: z.looseObject({}), liveData: z.looseObject({}) });

/**
 * Applies the response of a diffPatch request: a list of patches in order, or a whole feed.
 * Does not modify `feed`.
 */
export function applyPatch(feed: unknown, response: unknown): Patched {
  const whole = wholeFeed.safeParse(response);
  if (whole.success) return { feed: response };
  const patches = patchResponse.safeParse(response);
  if (!patches.success) return 'doubt';
  const operations = patches.data.flatMap(({ diff }) => diff);
  if (operations.length === 0) return null;
  const copy = structuredClone(feed);
  try {
    return applyOperations(copy, operations).every((failure) => failure === null) ? { feed: copy } : 'doubt';
  } catch {
    return 'doubt';
  }
}
