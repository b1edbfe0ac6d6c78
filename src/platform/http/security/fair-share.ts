import { TooManyRequests } from '../errors/app-error.ts';

type Share = { running: number; queue: (() => void)[] };

const retryAfterSeconds = 5;

/**
 * Runs at most `atOnce` pieces of work of a visitor at a time, in order. Throws `TooManyRequests` if `waiting` pieces of the
 * same visitor are queued. Requests of others are processed between two queued pieces.
 */
export function createFairShare({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const shares = new Map<string, Share>();

  async function start(share: Share): Promise<void> {
    if (share.running < atOnce) {
      share.running += 1;
      return;
    }
    if (share.queue.length >= waiting) throw new TooManyRequests(retryAfterSeconds);
    await new Promise<void>((resolve) => share.queue.push(resolve));
  }

  function end(visitor: string, share: Share): void {
    const next = share.queue.shift();
    if (next) setImmediate(next);
    else share.running -= 1;
    if (share.running === 0) shares.delete(visitor);
  }

  return async <T>(visitor: string, work: () => Promise<T>): Promise<T> => {
    const share = shares.get(visitor) ?? { running: 0, queue: [] };
    shares.set(visitor, share);
    await start(share);
    try {
      return await work();
    } finally {
      end(visitor, share);
    }
  };
}
