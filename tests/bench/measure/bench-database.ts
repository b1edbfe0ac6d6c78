import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { databaseName } from '#server/db/database-name.ts';
import { openDb, type Db } from '#server/db/open-db.ts';
import { openServer } from '#server/db/open-server.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';
import { startSession } from '#server/features/accounts/sessions.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';

/** A separate database filled with users, and the application that uses it. */
export type BenchDatabase = {
  db: Db;
  /** Opens a separate connection; `pid` reads the process id of its database backend. */
  openSingleConnection(): Promise<{ db: Db; pid: () => Promise<number>; close: () => Promise<void> }>;
  startApp(): Promise<App>;
  /** Signs in `count` users and returns their Cookie headers. */
  signIn(count: number): Promise<string[]>;
  stop(): Promise<void>;
};

const seed = '1';
const openingDay = '2026-03-26';
/** a time before the first pitch of a full day: every game is open for picks */
export const leagueNow = Date.parse('2026-07-04T15:00:00Z');
/** the advisory lock of result-follower.ts; the bench takes it to grade in place of the application */
const resultsLease = 'results';

export async function openBenchDatabase(fans: number): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-crowd-'));
  chmodSync(folder, 0o755);
  const { connection, stop } = await openServer({ databaseUrl: null, dataDir: folder });
  const name = databaseName({ kind: 'simulated', seed, openingDay });
  const open = () => openDb(connection, name, () => undefined);
  const { db, close } = await open();
  await addUsers(db, fans);
  const follower = await db.$client.connect();
  await follower.query('select pg_advisory_lock(hashtextextended($1, 0))', [resultsLease]);
  const { user = '', password, host } = connection;
  const address = `postgres://${user}:${String(password)}@localhost/postgres?host=${encodeURIComponent(host ?? '')}`;
  return {
    db,
    openSingleConnection: async () => {
      const separate = await open();
      const readPid = () => separate.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      return { ...separate, pid: async () => (await readPid()).rows[0]?.pid ?? 0 };
    },
    startApp: () =>
      startApp({
        // logs the time of each request
        NODE_ENV: 'production',
        PUBLIC_URL: 'http://127.0.0.1',
        WORKERS: '1',
        HOST: '127.0.0.1',
        LEAGUE: 'simulated',
        LEAGUE_SEED: seed,
        LEAGUE_NOW: new Date(leagueNow).toISOString(),
        LEAGUE_OPENING_DAY: openingDay,
        DATABASE_URL: address,
      }),
    signIn: (count) => signIn(db, count),
    async stop() {
      follower.release(true);
      await close();
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function addUsers(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into users (username, username_key, created_at)
    select name, name, now() from generate_series(1, ${count}::integer) n,
      lateral (select 'fan-' || substr(md5(n::text), 1, 12) as name) named`);
  await db.execute(sql`vacuum analyze users`);
}

async function signIn(db: Db, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from users order by id limit ${count}`);
  const tokens = await Promise.all(
    rows.map(({ id }) =>
      startSession(
        db,
        { id: markAuthorized(id), passwordHash: null },
        { before: null, device: 'Benchmark', now: Date.now() },
      ),
    ),
  );
  return tokens.map((token) => `called_shot=${token}`);
}
