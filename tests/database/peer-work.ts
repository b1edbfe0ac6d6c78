import type { Db } from '#platform/db/open-db.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';

/** The statements by which several processes share their work. */
export function peerWork(db: Db): Record<string, () => Promise<unknown>> {
  return { 'rate limits of several processes': () => countRequests(db) };
}

async function countRequests(db: Db): Promise<void> {
  const limit = createRateLimits(db)('attempts', { max: 2, windowMs: 60_000 });
  await (
    await limit.take('a')
  )();
  await limit.take('a');
  await limit.check('a');
  await limit.reset('a');
}
