import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { Client, type ClientConfig } from 'pg';
import { seededShare } from '#domain/simulated-fans/seeded-share.ts';
import { openDb, withDatabaseName, type Db } from '#server/db/open-db.ts';
import { bundleWriter } from './bundle-writer.ts';
import { AcknowledgedWrites } from './acknowledged-writes.ts';
import { writerEventSchema, type WriterSettings } from './writer-event.ts';

type KillOptions = {
  /** of the database server */
  connection: ClientConfig;
  count: number;
  seed: string;
  print: (line: string) => void;
};

export type KillReport = { kills: number; migrations: number; writes: number; problems: string[] };

type Run = KillOptions & {
  database: string;
  /** of backups */
  folder: string;
  /** path of the bundled writer */
  writer: string;
  acknowledged: AcknowledgedWrites;
  problems: string[];
};

/** the share of kills during the migration of a database of the first release */
const shareOfMigrations = 0.16;
/** ms from the start of the migration to its kill */
const longestMigration = 120;
/** other kills are at most so many acknowledged writes after the start, and then at most so many ms later */
const mostWrites = 50;
const longestDelay = 12;

/** Runs a writer and kills it at most `delay` ms after its `enough`-th acknowledged write. Returns its lines of errors. */
async function killWriter(run: Run, round: number, { database, isWriting, enough, delay }: Kill): Promise<string> {
  const { connection, seed, folder } = run;
  const settings = { connection, database, folder, seed, round, isWriting } satisfies WriterSettings;
  const child = spawn(process.execPath, [run.writer, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  let lines = 0;
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = writerEventSchema.parse(JSON.parse(line));
    run.acknowledged.add(event);
    if (event.isDone) lines += 1;
    if (event.isDone && lines === enough) setTimeout(() => child.kill('SIGKILL'), delay);
  });
  const signal = await new Promise((resolve) => child.once('close', (_, name) => resolve(name)));
  return signal === 'SIGKILL' ? '' : `round ${round}: the writer ended by itself\n${errors}`;
}

type Kill = { database: string; isWriting: boolean; enough: number; delay: number };

async function runSql(connection: ClientConfig, text: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

const releasedFolder = join(import.meta.dirname, '../../src/server/db/testing/released');
const releasedSql = ['schema-0.sql', 'rows-0.sql'].map((name) => readFileSync(join(releasedFolder, name), 'utf8'));

async function countRows(db: Db): Promise<string> {
  const { rows } = await db.execute(sql`
    select (select count(*) from users) as users, (select count(*) from sessions) as sessions,
      (select count(*) from picks) as picks, (select count(*) from pick_events) as events,
      (select count(*) from tallies) as tallies, (select count(*) from games) as games`);
  return JSON.stringify(rows);
}

/** Creates a database of the first release, lets `work` migrate it, and returns the numbers of rows afterwards. */
async function migrateReleased({ connection, database: name }: Run, work: (database: string) => Promise<void>) {
  const database = `${name}_old`;
  await runSql(connection, `create database ${database}`);
  await runSql(withDatabaseName(connection, database), releasedSql.join(';'));
  await work(database);
  const { db, close } = await openDb(connection, database, () => undefined);
  const rows = await countRows(db);
  await close();
  await runSql(connection, `drop database ${database} with (force)`);
  return rows;
}

/** Kills the migration of a database of the first release; the next start must complete it without losing a row. */
async function killMigration(run: Run, round: number, expectedRows: string): Promise<void> {
  const delay = seededShare(run.seed, round, 'delay') * longestMigration;
  const rows = await migrateReleased(run, async (database) => {
    const problem = await killWriter({ ...run, acknowledged: new AcknowledgedWrites() }, round, {
      database,
      isWriting: false,
      enough: 1,
      delay,
    });
    if (problem !== '') run.problems.push(problem);
  });
  if (rows !== expectedRows) run.problems.push(`round ${round}: after a migration ${rows} instead of ${expectedRows}`);
}

async function killWrites(run: Run, round: number, db: Db): Promise<void> {
  const share = (what: string) => seededShare(run.seed, round, what);
  const problem = await killWriter(run, round, {
    database: run.database,
    isWriting: true,
    enough: 3 + Math.floor(share('writes') * mostWrites),
    delay: share('delay') * longestDelay,
  });
  if (problem !== '') run.problems.push(problem);
  // every kill is checked, so that the problem is that of the last round
  const problems = await run.acknowledged.findProblems(db);
  run.problems.push(...problems.map((text) => `round ${round}: ${text}`));
}

/**
 * Kills programs that sign up users, make, change and withdraw picks, grade games, write backups and migrate a database, with the
 * application's own functions, and checks that the database has every acknowledged write. Ends at the first problem. The same
 * seed repeats the writes and the times of the kills.
 */
export async function runKills(options: KillOptions): Promise<KillReport> {
  const { connection, count, seed, print } = options;
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-kills-'));
  const database = `called_shot_kills_${process.pid}`;
  const writer = await bundleWriter(folder);
  const run: Run = { ...options, database, folder, writer, acknowledged: new AcknowledgedWrites(), problems: [] };
  const { db, close } = await openDb(connection, database, () => undefined);
  let [kills, migrations] = [0, 0];
  try {
    const expectedRows = await migrateReleased(run, async () => {});
    while (kills < count && run.problems.length === 0) {
      const isMigration = seededShare(seed, kills, 'migration') < shareOfMigrations;
      if (isMigration) await killMigration(run, kills, expectedRows);
      else await killWrites(run, kills, db);
      kills += 1;
      if (isMigration) migrations += 1;
      print(`${kills} kills, ${run.acknowledged.count} acknowledged writes, ${run.problems.length} problems`);
      for (const problem of run.problems) print(problem);
    }
  } finally {
    await close();
    await runSql(connection, `drop database ${database} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }
  return { kills, migrations, writes: run.acknowledged.count, problems: run.problems };
}
