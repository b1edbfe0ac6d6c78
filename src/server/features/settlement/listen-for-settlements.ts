import type { PoolClient } from 'pg';
import type { Db } from '#server/db/open-db.ts';
import type { After } from '#server/live/timers.ts';
import { settledChannel } from './settle-game.ts';

type Options = { db: Db; after: After; onSettled: () => void };

const reconnectAfter = 2000;

/** Calls `onSettled` after every settlement of any process. A lost connection is opened again. */
export function listenForSettlements({ db, after, onSettled }: Options): { stop(): void } {
  let session: PoolClient | null = null;
  let isStopped = false;
  let cancel = () => {};

  const retry = () => {
    if (!isStopped) cancel = after(reconnectAfter, () => void listen());
  };

  // a failed session can emit several errors
  const close = (closed: PoolClient | null) => {
    if (closed === null || closed !== session) return;
    session = null;
    closed.release(true);
    retry();
  };

  async function listen(): Promise<void> {
    const fresh = await db.$client.connect().catch(() => null);
    if (fresh === null) return retry();
    if (isStopped) return fresh.release(true);
    session = fresh;
    fresh.on('notification', onSettled);
    fresh.on('error', () => close(fresh));
    try {
      await fresh.query(`listen ${settledChannel}`);
      // there may have been settlements before the session was open
      onSettled();
    } catch {
      close(fresh);
    }
  }
  void listen();

  return {
    stop() {
      isStopped = true;
      cancel();
      close(session);
    },
  };
}
