import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, type ClientConfig } from 'pg';
import { seededShare } from '#features/simulated-users/rules.ts';
import { openDb, type Db } from '#platform/db/open-db.ts';
import { bundleProgram } from '#tests/support/database/bundle-program.ts';
import { AcknowledgedWrites } from './acknowledged-writes.ts';
import { writerEventSchema, type WriterSettings } from './writer-event.ts';

type KillOptions = {
  /** of the database server */
  connection: ClientConfig;
  count: number;
  seed: string;
  print: (line: string) => void;
};

type KillReport = { kills: number; schemas: number; writes: number; problems: string[] };

type Run = KillOptions & {
  database: string;
  /** of backups */
  folder: string;
  /** path of the bundled writer */
  writer: string;
  acknowledged: AcknowledgedWrites;
  problems: string[];
};

/** the share of kills during the creation of a schema */
const shareOfSchemas = 0.16;
/** ms from the start of the creation to its kill */
const longestCreation = 120;
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

/** Kills the creation of a schema; the next start must complete it. */
async function killSchema(run: Run, round: number): Promise<void> {
  const { connection } = run;
  const database = `${run.database}_new`;
  const delay = seededShare(run.seed, round, 'delay') * longestCreation;
  const problem = await killWriter({ ...run, acknowledged: new AcknowledgedWrites() }, round, {
    database,
    isWriting: false,
    enough: 1,
    delay,
  });
  if (problem !== '') run.problems.push(problem);
  try {
    const { db, close } = await openDb(connection, database, () => undefined);
    const problems = await new AcknowledgedWrites().findProblems(db);
    run.problems.push(...problems.map((text) => `round ${round}: ${text}`));
    await close();
  } catch (error) {
    run.problems.push(`round ${round}: after the creation of the schema ${String(error)}`);
  }
  await runSql(connection, `drop database if exists ${database} with (force)`);
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
 * Kills programs that sign up users, make, change and withdraw picks, grade games, write backups and create a schema, with the
 * application's own functions, and checks that the database has every acknowledged write. Ends at the first problem. The same
 * seed repeats the writes and the times of the kills.
 */
export async function runKills(options: KillOptions): Promise<KillReport> {
  const { connection, count, seed, print } = options;
  const folder = mkdtempSync(join(tmpdir(), 'called-shot-kills-'));
  const database = `called_shot_kills_${process.pid}`;
  const writer = await bundleProgram(join(import.meta.dirname, 'write-until-killed.ts'), folder);
  const run: Run = { ...options, database, folder, writer, acknowledged: new AcknowledgedWrites(), problems: [] };
  const { db, close } = await openDb(connection, database, () => undefined);
  let [kills, schemas] = [0, 0];
  try {
    while (kills < count && run.problems.length === 0) {
      const isCreated = seededShare(seed, kills, 'schema') < shareOfSchemas;
      if (isCreated) await killSchema(run, kills);
      else await killWrites(run, kills, db);
      kills += 1;
      if (isCreated) schemas += 1;
      print(`${kills} kills, ${run.acknowledged.count} acknowledged writes, ${run.problems.length} problems`);
      for (const problem of run.problems) print(problem);
    }
  } finally {
    await close();
    await runSql(connection, `drop database ${database} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }
  return { kills, schemas, writes: run.acknowledged.count, problems: run.problems };
}
