import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client, type ClientConfig } from 'pg';
import { startSession } from '#features/accounts/server/sessions.ts';
import { leaderLock } from '#platform/bus/create-leadership.ts';
import { databaseName } from '#platform/db/open-database.ts';
import { openDb, withDatabaseName, type Db } from '#platform/db/open-db.ts';
import { openServer } from '#platform/db/open-server.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { type App, startApp } from '#tests/support/app/start-app.ts';
import { describeDiskUse, fillHistory, type HistorySize } from './fill-history.ts';
import { print } from './print.ts';

/** A separate database filled with users and their history, and the application that uses it. */
type BenchDatabase = {
  db: Db;
  size: HistorySize;
  connection: ClientConfig;
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

/**
 * Reads the size of the history from the command line: `--picks N`, one pick per user and day, and `--users N`. With `--keep` the filled
 * database remains for the next bench, and for the one that is called without `--keep`.
 */
function readArguments(): HistorySize & { keep: boolean } {
  const { values } = parseArgs({
    options: {
      picks: { type: 'string', default: '5000000' },
      users: { type: 'string', default: '1000000' },
      keep: { type: 'boolean', default: false },
    },
  });
  const users = Number(values.users);
  return { users, days: Math.max(1, Math.round(Number(values.picks) / users)), keep: values.keep };
}

/** Copies the filled database to `name`, after filling it if it does not exist. */
async function copyFilled(connection: ClientConfig, name: string, size: HistorySize): Promise<void> {
  const filled = `history_${size.users}_${size.days}`;
  const client = new Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [filled]);
    if (rowCount === 0) {
      await client.query('drop database if exists unfinished_history');
      const { db, close } = await openDb(connection, 'unfinished_history', () => undefined);
      await fillHistory(db, size);
      print(await describeDiskUse(db));
      await close();
      await client.query(`alter database unfinished_history rename to ${filled}`);
    }
    await client.query(`drop database if exists "${name}"`);
    await client.query(`create database "${name}" template ${filled} strategy file_copy`);
  } finally {
    await client.end();
  }
}

async function dropDatabase(connection: ClientConfig, name: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(`drop database "${name}" with (force)`);
  await client.end();
}

/** Opens a copy of a filled database. The size is read from the command line. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const { keep, ...size } = readArguments();
  const folder = join(tmpdir(), 'called-shot-history');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const { connection, stop } = await openServer({ databaseUrl: null, dataDir: folder });
  const name = databaseName({ kind: 'simulated', seed, openingDay });
  await copyFilled(connection, name, size);
  const open = () => openDb(connection, name, () => undefined);
  const { db, close } = await open();
  const jobs = await db.$client.connect();
  // the bench grades in place of the application
  await jobs.query('select pg_advisory_lock(hashtextextended($1, 0))', [leaderLock]);
  const { user = '', password, host } = connection;
  const databaseUrl = `postgres://${user}:${String(password)}@localhost/postgres?host=${encodeURIComponent(host ?? '')}`;
  return {
    db,
    size,
    connection: withDatabaseName(connection, name),
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
        HOST: '127.0.0.1',
        LEAGUE: 'simulated',
        LEAGUE_SEED: seed,
        LEAGUE_NOW: new Date(leagueNow).toISOString(),
        LEAGUE_OPENING_DAY: openingDay,
        DATABASE_URL: databaseUrl,
      }),
    signIn: (count) => signIn(db, count),
    async stop() {
      jobs.release(true);
      await close();
      await dropDatabase(connection, name);
      await stop();
      if (!keep) rmSync(folder, { recursive: true });
    },
  };
}

async function signIn(db: Db, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from users order by id limit ${count}`);
  const tokens: string[] = [];
  for (const { id } of rows) {
    const account = { id: markAuthorized(id), passwordHash: null };
    tokens.push(await startSession(db, account, { before: null, device: 'Benchmark', now: Date.now() }));
  }
  return tokens.map((token) => `called_shot=${token}`);
}
