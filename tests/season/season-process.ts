import { sql } from 'drizzle-orm';
import { inject, vi } from 'vitest';
import { seededShare } from '#features/simulated-users/rules.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { LeagueThread } from './start-league-thread.ts';
import { startSeasonApp, type SeasonApp } from './start-season-app.ts';

/** What disturbs a phase of a day: a fault of the upstream, or the death of the application at its query with this number. */
export type Trouble = { kind: 'fault'; fault: object } | { kind: 'death'; query: number };

const minute = 60_000;
const faults = [
  { kind: 'reset' },
  { kind: 'html' },
  { kind: 'brokenJson' },
  { kind: 'drip', ms: 20 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503, retryAfter: 30 },
  { kind: 'status', status: 429 },
  { kind: 'missingFields', fields: ['dates'] },
];
const mostQueries = 60;

/** A fault in 30 % of all phases, a death in 15 %. */
export function chooseTrouble(seed: string, phase: string): Trouble | null {
  const share = seededShare(seed, phase, 'trouble');
  const part = seededShare(seed, phase, 'part');
  const fault = faults[Math.floor(part * faults.length)];
  if (share < 0.15) return { kind: 'death', query: 1 + Math.floor(part * mostQueries) };
  return share < 0.45 && fault ? { kind: 'fault', fault } : null;
}

/** The application of a season, which can die and be started again. */
export type SeasonProcess = {
  current(): SeasonApp;
  /** failures that the application logged without trouble */
  failures(): object[];
  counts: { faults: number; deaths: number };
  /** Does the work during the trouble. Afterwards the upstream has no fault, and the application runs. */
  disturb(trouble: Trouble, work: () => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
};

async function readDatabaseName(db: Db): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  return rows[0]?.name ?? '';
}

export async function startSeasonProcess(db: Db, thread: LeagueThread): Promise<SeasonProcess> {
  const name = await readDatabaseName(db);
  const start = () => startSeasonApp(inject('databaseConnection'), name, thread);
  const counts = { faults: 0, deaths: 0 };
  const failures: object[] = [];
  let app = await start();

  const sendFault = (method: string, fault?: object) =>
    fetch(`${thread.url}/league/faults`, { method, ...(fault && { body: JSON.stringify(fault) }) });

  /** The server rolls back the transactions of a dead process and releases its locks some time later. */
  async function waitForSessionsToEnd(): Promise<void> {
    const isAlone = async () => {
      const { rowCount } = await db.execute(sql`select from pg_stat_activity where datname = ${name}`);
      if ((rowCount ?? 0) > db.$client.totalCount) throw new Error('The sessions of a dead application have not ended');
    };
    await vi.waitFor(isAlone, { timeout: 60_000, interval: 10 });
  }

  return {
    counts,
    current: () => app,
    failures: () => [...failures, ...app.failures],
    async disturb(trouble, work) {
      const before = app.failures.length;
      if (trouble.kind === 'fault') {
        await sendFault('POST', trouble.fault);
        await work();
        await sendFault('DELETE');
        app.failures.splice(before);
        counts.faults += 1;
      } else {
        await app.dieDuring(work, trouble.query);
        failures.push(...app.failures.slice(0, before));
        await app.stop();
        await waitForSessionsToEnd();
        app = await start();
        counts.deaths += 1;
      }
      // pauses after failures end
      thread.time.now += minute;
    },
    stop: () => app.stop(),
  };
}
