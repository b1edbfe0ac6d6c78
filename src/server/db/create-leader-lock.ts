import type { PoolClient } from 'pg';
import type { Db } from './open-db.ts';

export type LeaderLock = {
  /** Whether this process has the turn, which it tries to get when it has not. */
  tryAcquire(): Promise<boolean>;
  /** Resolves once another process can have it. */
  release(): Promise<void>;
};

async function isTaken(session: PoolClient, lock: number): Promise<boolean> {
  try {
    const { rows } = await session.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [lock]);
    return rows[0]?.ours === true;
  } catch (error) {
    session.release(true);
    throw error;
  }
}

/**
 * Work that one process of all that share a database does: whoever holds the advisory lock of this number. It is held by
 * a connection of its own; when that ends, however it ends, another process gets the turn.
 */
export function createLeaderLock(db: Db, lock: number): LeaderLock {
  let session: PoolClient | null = null;

  return {
    async tryAcquire() {
      if (session !== null) return true;
      const fresh = await db.$client.connect();
      if (!(await isTaken(fresh, lock))) {
        fresh.release();
        return false;
      }
      session = fresh;
      // a lost connection is a lost lock
      fresh.on('error', () => (session = null));
      return true;
    },
    async release() {
      const held = session;
      session = null;
      // where this fails, the lock ends with its connection
      await held?.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
      held?.release(true);
    },
  };
}
