import type { PoolClient } from 'pg';
import type { Db } from '#server/db/open-db.ts';
import type { After } from '#server/live/timers.ts';
import { settledChannel } from './settle-game.ts';

type Options = { db: Db; after: After; onSettled: () => void };

const reconnectAfter = 2000;

/** Tells of every settlement, in whichever process it happened. A lost connection is made again. */
export function listenForSettlements({ db, after, onSettled }: Options): { stop(): void } {
  let session: PoolClient | null = null;
  let isStopped = false;
  let cancel = () => {};

  const again = () => {
    if (!isStopped) cancel = after(reconnectAfter, () => void listen());
  };

  /** A session that ends badly says so more than once. */
  const leave = (left: PoolClient | null) => {
    if (left === null || left !== session) return;
    session = null;
    left.release(true);
    again();
  };

  async function listen(): Promise<void> {
    const fresh = await db.$client.connect().catch(() => null);
    if (fresh === null) return again();
    if (isStopped) return fresh.release(true);
    session = fresh;
    fresh.on('notification', onSettled);
    fresh.on('error', () => leave(fresh));
    try {
      await fresh.query(`listen ${settledChannel}`);
      // whatever was settled while nobody listened
      onSettled();
    } catch {
      leave(fresh);
    }
  }
  void listen();

  return {
    stop() {
      isStopped = true;
      cancel();
      leave(session);
    },
  };
}
