import type { PoolClient } from 'pg';
import type { After } from '#server/live/timers.ts';
import type { Db } from './open-db.ts';
import { createPeerConnection } from './peer-connection.ts';

/** `payload`: null after a new connection, because notifications may have been missed. */
export type NotificationListener = (payload: string | null) => void;

/**
 * Coordinates the processes that share a database, by leases and notifications on one connection. The server closes it when
 * the process sends no heartbeat, and a closed connection ends its leases.
 */
export type PeerSession = {
  /** Acquires a lease unless this process holds it; resolves to whether this process holds it. Rejects without a database. */
  tryLease(name: string): Promise<boolean>;
  /** Resolves when another process can acquire the lease. */
  release(name: string): Promise<void>;
  /** Calls the listener for each notification of the channel and after each new connection. */
  listen(channel: string, listener: NotificationListener): void;
  close(): Promise<void>;
};

type Options = {
  db: Db;
  after: After;
  /** ms without a heartbeat after which the server closes the connection */
  timeoutMs?: number;
};

const reconnectAfter = 1000;

export function createPeerSession({ db, after, timeoutMs = 8000 }: Options): PeerSession {
  const leases = new Set<string>();
  const listeners = new Map<string, NotificationListener[]>();
  let cancelRetry = () => {};

  const call = (channel: string, payload: string | null) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };
  const listenOn = async (client: PoolClient, channel: string) => {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    call(channel, null);
  };
  const retry = () => {
    cancelRetry();
    if (listeners.size > 0) cancelRetry = after(reconnectAfter, () => void connection.open().catch(retry));
  };
  const connection = createPeerConnection({
    db,
    after,
    timeoutMs,
    async onOpen(client) {
      client.on('notification', ({ channel, payload }) => call(channel, payload ?? ''));
      for (const channel of listeners.keys()) await listenOn(client, channel);
    },
    onLost() {
      leases.clear();
      retry();
    },
  });

  async function acquire(name: string): Promise<boolean> {
    if (leases.has(name)) return true;
    const client = await connection.open();
    if (!(await queryLock(client, 'pg_try_advisory_lock', name))) return false;
    if (client !== connection.current()) return false;
    leases.add(name);
    return true;
  }

  async function release(name: string): Promise<void> {
    const client = connection.current();
    if (!leases.delete(name) || client === null) return;
    // closing the connection also ends the lease
    await queryLock(client, 'pg_advisory_unlock', name).catch(() => connection.lose(client));
  }

  return {
    tryLease: async (name) => leases.has(name) || connection.inTurn(() => acquire(name)),
    release: (name) => connection.inTurn(() => release(name)),
    listen(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      const client = connection.current();
      if (client === null) connection.open().catch(retry);
      else connection.inTurn(() => listenOn(client, channel)).catch(() => connection.lose(client));
    },
    async close() {
      cancelRetry();
      leases.clear();
      await connection.close();
    },
  };
}

async function queryLock(
  client: PoolClient,
  lock: 'pg_try_advisory_lock' | 'pg_advisory_unlock',
  name: string,
): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>(`select ${lock}(hashtextextended($1, 0)) as done`, [name]);
  return rows[0]?.done === true;
}
