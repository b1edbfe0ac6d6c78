import { applyPatch as applyOperations, Pointer } from 'rfc6902';
import { z } from 'zod';

const path = z.string().max(500);

/** An RFC 6902 operation. Anything else causes the whole feed to be read. */
const patchOperation = z.discriminatedUnion('op', [
  z.object({ op: z.enum(['add', 'replace', 'test']), path, value: z.unknown() }),
  z.object({ op: z.literal('remove'), path }),
  z.object({ op: z.enum(['move', 'copy']), path, from: path }),
]);

const diffs = z.array(z.object({ diff: z.array(patchOperation).max(20_000) })).max(2000);

type Operation = z.infer<typeof patchOperation>;

/**
 * Characters that the operations of one response may add. Without this limit, repeated copies double the feed each time, and a feed
 * grows with every response.
 */
const mostAdded = 1_000_000;

/** The upstream wraps the list when the reader is several changes behind. */
const patchResponse = z.union([diffs, z.object({ missedDiff: diffs }).transform(({ missedDiff }) => missedDiff)]);

/** The result of a patch: the new feed, `null` when nothing changed, or `doubt` when a step failed. */
type Patched = { feed: unknown } | null | 'doubt';

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
    return applyAll(copy, operations) ? { feed: copy } : 'doubt';
  } catch {
    return 'doubt';
  }
}

/** Whether every operation succeeded. */
function applyAll(feed: unknown, operations: readonly Operation[]): boolean {
  let added = 0;
  return operations.every((operation) => {
    added += sizeOfAddition(feed, operation);
    return added <= mostAdded && applyOperations(feed, [operation])[0] === null;
  });
}

function sizeOfAddition(feed: unknown, operation: Operation): number {
  if (operation.op === 'add' || operation.op === 'replace') return sizeOf(operation.value);
  return operation.op === 'copy' ? sizeOf(Pointer.fromJSON(operation.from).get(feed)) : 0;
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}
