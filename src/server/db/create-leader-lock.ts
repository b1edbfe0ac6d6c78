import type { PoolClient } from 'pg';
import type { Db } from './open-db.ts';

export type LeaderLock = {
  /** Acquires the lock unless this process holds it; resolves to whether this process holds it. */
  tryAcquire(): Promise<boolean>;
  /** Resolves when another process can acquire the lock. */
  release(): Promise<void>;
};

async function tryLock(session: PoolClient, lock: number): Promise<boolean> {
  try {
    const { rows } = await session.query<{ isAcquired: boolean }>('select pg_try_advisory_lock($1) as "isAcquired"', [
      lock,
    ]);
    return rows[0]?.isAcquired === true;
  } catch (error) {
    session.release(true);
    throw error;
  }
}

/**
 * Creates an advisory lock that elects one of the processes that share a database. A separate connection holds it; when that
 * connection ends for any reason, another process can acquire the lock.
 */
export function createLeaderLock(db: Db, lock: number): LeaderLock {
  let session: PoolClient | null = null;

  return {
    async tryAcquire() {
      if (session !== null) return true;
      const fresh = await db.$client.connect();
      if (!(await tryLock(fresh, lock))) {
        fresh.release();
        return false;
      }
      session = fresh;
      // the lock ends with its connection, which must be returned to the pool
      fresh.on('error', () => {
        if (session !== fresh) return;
        session = null;
        fresh.release(true);
      });
      return true;
    },
    async release() {
      const held = session;
      session = null;
      // if this fails, closing the connection releases the lock
      await held?.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
      held?.release(true);
    },
  };
}
