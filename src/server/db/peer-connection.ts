import type { PoolClient } from 'pg';
import type { After } from '#server/live/timers.ts';
import type { Db } from './open-db.ts';
import { resultWithin } from './result-within.ts';

export type PeerConnectionOptions = {
  db: Db;
  after: After;
  /** ms without a heartbeat after which the server closes the connection */
  timeoutMs: number;
  /** called with each new connection before it is used */
  onOpen(client: PoolClient): Promise<void>;
  /** called when a connection is lost */
  onLost(): void;
};

export type PeerConnection = {
  /** The connection, opened if necessary. Rejects without a database. */
  open(): Promise<PoolClient>;
  /** null while there is no connection */
  current(): PoolClient | null;
  /** Runs queries after those before: the client must not queue them. */
  inTurn<T>(query: () => Promise<T>): Promise<T>;
  lose(client: PoolClient): void;
  close(): Promise<void>;
};

/** One connection with a heartbeat. The server closes the connection of a process that sends none. */
export function createPeerConnection({ db, after, timeoutMs, onOpen, onLost }: PeerConnectionOptions): PeerConnection {
  let opening: Promise<PoolClient> | null = null;
  let current: PoolClient | null = null;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();
  let cancelBeat = () => {};

  function lose(lost: PoolClient): void {
    if (lost !== current) return;
    current = null;
    opening = null;
    cancelBeat();
    lost.release(true);
    if (!isClosed) onLost();
  }

  async function connect(): Promise<PoolClient> {
    const client = await db.$client.connect();
    current = client;
    client.on('error', () => lose(client));
    try {
      await client.query(`set idle_session_timeout = ${timeoutMs}`);
      await onOpen(client);
    } catch (error) {
      lose(client);
      throw error;
    }
    scheduleBeat(client);
    return client;
  }

  function inTurn<T>(query: () => Promise<T>): Promise<T> {
    const result = last.then(query);
    last = result.catch(() => undefined);
    return result;
  }

  function scheduleBeat(client: PoolClient): void {
    cancelBeat = after(timeoutMs / 3, () => void beat(client));
  }

  async function beat(client: PoolClient): Promise<void> {
    const isAlive =
      (await resultWithin(
        inTurn(() => client.query('select 1')),
        timeoutMs / 2,
      )) !== null;
    if (client !== current) return;
    if (isAlive) scheduleBeat(client);
    else lose(client);
  }

  return {
    open() {
      if (isClosed) return Promise.reject(new Error('The connection is closed'));
      opening ??= connect().catch((error: unknown) => {
        opening = null;
        throw error;
      });
      return opening;
    },
    current: () => current,
    inTurn,
    lose,
    async close() {
      isClosed = true;
      await opening?.catch(() => undefined);
      if (current !== null) lose(current);
    },
  };
}
