import { Client, type ClientConfig } from 'pg';
import type { After } from '#platform/jobs/timers.ts';

/** Whether this process is the one of its site that reads the upstream and runs the periodic jobs. */
export type Leadership = {
  isLeader(): boolean;
  /** Calls the listener at each change, and at once if this process leads. */
  listen(listener: (isLeader: boolean) => void): void;
  /** Tries to become the leader until `stop`. Resolves after the first attempt. */
  start(): Promise<void>;
  /** Resolves when another process can lead. */
  stop(): Promise<void>;
};

type Options = {
  /** of the database; not through a pooler, because the lock belongs to the connection */
  connection: ClientConfig;
  after: After;
  /** real time, epoch ms */
  realNow: () => number;
  log: { info(detail: object, message: string): void };
};

/** the name of the advisory lock that the leader holds */
export const leaderLock = 'called-shot leader';
/** ms after which the server closes the connection of a process that sends nothing, and with it frees the lock */
const serverLimit = 8000;
/** ms after which this process no longer counts on the lock: before another process can have it */
const ownLimit = 6000;
const beatEvery = 2000;

/** Leads while one advisory lock is held, on a connection of its own. A killed process loses it at once, a stuck one after 8 s. */
export function createLeadership({ connection, after, realNow, log }: Options): Leadership {
  const listeners: ((isLeader: boolean) => void)[] = [];
  let client: Client | null = null;
  let isHeld = false;
  /** time before the last beat that the server has answered */
  let aliveAt = -Infinity;
  let cancel = () => {};
  let isStopped = false;

  const change = (isNowHeld: boolean) => {
    if (isHeld === isNowHeld) return;
    isHeld = isNowHeld;
    log.info({}, isHeld ? 'This process leads' : 'This process no longer leads');
    for (const listener of listeners) listener(isHeld);
  };
  const lose = (lost: Client) => {
    if (lost !== client) return;
    client = null;
    change(false);
    lost.end().catch(() => undefined);
  };
  const open = async (): Promise<Client> => {
    const opened = new Client({ ...connection, connectionTimeoutMillis: ownLimit, query_timeout: ownLimit / 2 });
    opened.on('error', () => lose(opened));
    opened.on('end', () => lose(opened));
    await opened.connect();
    await opened.query(`set idle_session_timeout = ${serverLimit}`);
    if (isStopped) await opened.end();
    else client = opened;
    return opened;
  };
  const beat = async (): Promise<void> => {
    const sentAt = realNow();
    const current = client ?? (await open());
    try {
      const { rows } = await current.query<{ isHeld: boolean }>(
        isHeld
          ? 'select true as "isHeld"'
          : `select pg_try_advisory_lock(hashtextextended('${leaderLock}', 0)) as "isHeld"`,
      );
      if (current !== client || isStopped) return;
      aliveAt = sentAt;
      change(rows[0]?.isHeld === true);
    } catch (error) {
      lose(current);
      throw error;
    }
  };
  const run = async (): Promise<void> => {
    await beat().catch(() => undefined);
    if (!isStopped) cancel = after(beatEvery, () => void run());
  };

  return {
    isLeader: () => isHeld && realNow() - aliveAt < ownLimit,
    listen(listener) {
      listeners.push(listener);
      if (isHeld) listener(true);
    },
    start: run,
    async stop() {
      isStopped = true;
      cancel();
      const last = client;
      client = null;
      change(false);
      await last?.end().catch(() => undefined);
    },
  };
}
