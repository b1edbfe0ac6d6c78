import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { addUsers, derivedRows, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { type Db, openDb, withDatabaseName } from '#platform/db/open-db.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { noJobs } from '#platform/jobs/testing/no-jobs.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { backupFileName, listBackups } from './backup-files.ts';
import { restoreBackup, sideName } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { workOnBackups } from './work-on-backups.ts';
import { writeBackup } from './write-backup.ts';

const connection: ClientConfig = inject('databaseConnection');
const now = Date.UTC(2031, 5, 1, 19, 4, 5);

async function runSql(sql: string, database = 'postgres'): Promise<unknown[]> {
  const client = new Client(withDatabaseName(connection, database));
  await client.connect();
  try {
    const result: { rows: unknown[] } = await client.query(sql);
    return result.rows;
  } finally {
    await client.end();
  }
}

/** Creates a migrated database with graded picks. It and the databases of its restores are dropped after the test. */
async function filledDatabase(): Promise<{ name: string; db: Db; close: () => Promise<void> }> {
  const name = `called_shot_backup_${randomBytes(6).toString('hex')}`;
  await runSql(`create database ${name} template ${inject('databaseTemplate')}`);
  const { db, close } = await openDb(connection, name, () => undefined);
  onTestFinished(async () => {
    await runSql(`drop database if exists ${name} with (force)`);
    await runSql(`drop database if exists ${sideName('previous', name)} with (force)`);
  });
  const users = await addUsers(db, 40);
  const game = pickable({ gamePk: 5, phase: 'open' });
  await putGame(db, game);
  for (const user of users) await putPick(db, user, game, user % 2 === 0 ? game.homeId : game.awayId);
  await putGame(db, { ...game, phase: 'final', winnerId: game.homeId });
  await settleGame(db, 5, now);
  await db.$client.query(
    `insert into game_events (game_pk, at, kind, detail) values (5, now(), 'delayed', '{"a": "\\\\ \\t ü\\n"}')`,
  );
  return { name, db, close };
}

/** Every row of every table as text, and the next ids. */
async function readContent(name: string): Promise<string> {
  const { db, close } = await openDb(connection, name, () => undefined);
  const { rows } = await db.$client.query<{ table: string }>(
    "select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const texts: string[] = [];
  for (const { table } of rows) {
    const { rows: lines } = await db.$client.query<{ line: string }>(
      `select t::text as line from ${table} t order by 1`,
    );
    texts.push(table, ...lines.map(({ line }) => line));
  }
  const next = await db.$client.query("select nextval(pg_get_serial_sequence('users', 'id')) as id");
  await close();
  return [...texts.filter((line) => !/^\(\d{4}-.*\.sql/.test(line)), JSON.stringify(next.rows)].join('\n');
}

const backUp = (db: Db, folder: string) => writeBackup({ pool: db.$client, folder, season: null, now });

test('a restored backup has every row, and new rows get new ids', async () => {
  const folder = createTestFolder();
  const { name, db, close } = await filledDatabase();
  const ranks = await derivedRows(db);
  const { file, bytes } = await backUp(db, folder);
  await close();
  expect(file).toBe(join(folder, `${name}-20310601T190405Z.backup`));
  expect([statSync(file).mode & 0o777, statSync(file).size]).toEqual([0o600, bytes]);
  expect(readdirSync(folder)).toHaveLength(1);
  const before = await readContent(name);
  await runSql(`drop database ${name}`);
  const restored = await restoreBackup({ connection, backup: await verifyBackup(file) });
  expect(restored.previous).toBeNull();
  expect(restored.rows).toBeGreaterThan(120);
  const after = await openDb(connection, name, () => undefined);
  expect(await derivedRows(after.db)).toBe(ranks);
  await after.close();
  expect(await readContent(name)).toBe(before);
});

test('a backup contains one snapshot, although rows change while it is written, and no stored upstream responses', async () => {
  const folder = createTestFolder();
  const { name, db, close } = await filledDatabase();
  await db.$client.query("insert into upstream_responses (url, body, as_of) values ('http://upstream/a', 'a', now())");
  const state = { isWriting: true };
  const change = async () => {
    for (let n = 0; state.isWriting; n += 1) {
      await db.$client.query('begin; update games set away_name = $$x$$ where game_pk = 5; commit');
      await putPick(db, (await addUsers(db, 1, `new${n}-`))[0] ?? 0, pickable({ gamePk: 5 }), 121);
    }
  };
  const changing = change();
  const { file } = await backUp(db, folder);
  state.isWriting = false;
  await changing;
  await close();
  await restoreBackup({ connection, backup: await verifyBackup(file) });
  const rows = await runSql(
    'select count(*) as users from users u where not exists (select from picks where user_id = u.id)',
    name,
  );
  // a new user without a pick is at most the one between both statements
  expect(Number((rows[0] as { users: string }).users)).toBeLessThanOrEqual(1);
  expect(await runSql('select url from upstream_responses', name)).toEqual([]);
});

test('a damaged, cut or foreign file is refused before anything changes', async () => {
  const folder = createTestFolder();
  const { db, close } = await filledDatabase();
  const { file, bytes } = await backUp(db, folder);
  await close();
  const original = readFileSync(file);
  const attempt = async (content: Buffer) => {
    writeFileSync(file, content);
    return verifyBackup(file).then(
      () => 'accepted',
      (error: unknown) => String(error),
    );
  };
  const flipped = Buffer.from(original);
  flipped[Math.floor(bytes / 2)] = (flipped[Math.floor(bytes / 2)] ?? 0) ^ 1;
  for (const content of [flipped, original.subarray(0, -1), original.subarray(0, 20), Buffer.from('no backup')])
    expect(await attempt(content)).toMatch(/^RestoreFailed: .* is damaged or not a backup: its checksum is wrong$/);
  expect(await attempt(original)).toBe('accepted');
  truncateSync(file, 0);
  await expect(verifyBackup(`${file}x`)).rejects.toThrow('There is no backup file');
});

test('a backup of a newer or too old version is refused', async () => {
  const folder = createTestFolder();
  const { db, close } = await filledDatabase();
  await db.$client.query("insert into migrations (name) values ('9999-newer.sql')");
  const newer = await backUp(db, folder);
  await expect(verifyBackup(newer.file)).rejects.toThrow(/newer version of Called Shot \(9999-newer\.sql\)/);
  await db.$client.query("update migrations set name = '0000-first.sql' where name = '9999-newer.sql'");
  const { file } = await writeBackup({ pool: db.$client, folder, season: null, now: now + 1000 });
  await expect(verifyBackup(file)).rejects.toThrow(/Called Shot that is too old \(0000-first\.sql\)/);
  await close();
});

test('a restore that fails at any point leaves the current database as it was', async () => {
  const folder = createTestFolder();
  const { name, db, close } = await filledDatabase();
  const { file } = await backUp(db, folder);
  await addUsers(db, 1, 'later');
  await close();
  const before = await readContent(name);
  const backup = await verifyBackup(file);
  const fails = async () => {
    throw new Error('The check failed');
  };
  await expect(restoreBackup({ connection, backup, check: fails })).rejects.toThrow('The check failed');
  async function* half() {
    let frames = 0;
    for await (const frame of backup.openRows()) {
      frames += 1;
      if (frames === 12) return;
      yield frame;
    }
  }
  await expect(restoreBackup({ connection, backup: { ...backup, openRows: half } })).rejects.toThrow();
  expect(await runSql("select datname from pg_database where datname like 'called_shot_restoring_%'")).toEqual([]);
  // readContent takes one id
  expect((await readContent(name)).replace(/\d+"\}\]$/, '')).toBe(before.replace(/\d+"\}\]$/, ''));
});

test('a restore keeps the replaced database under another name', async () => {
  const folder = createTestFolder();
  const { db, close } = await filledDatabase();
  const { file } = await backUp(db, folder);
  await addUsers(db, 1, 'later');
  await close();
  for (let round = 0; round < 2; round += 1) {
    const { previous } = await restoreBackup({ connection, backup: await verifyBackup(file) });
    const rows = await runSql(
      "select count(*)::integer as count from users where username like 'later%'",
      previous ?? '',
    );
    expect(rows).toEqual([{ count: round === 0 ? 1 : 0 }]);
  }
});

test('a restore is refused while the application uses the database', async () => {
  const folder = createTestFolder();
  const { name, db, close } = await filledDatabase();
  const { file } = await backUp(db, folder);
  await db.$client.query('select 1');
  await expect(restoreBackup({ connection, backup: await verifyBackup(file) })).rejects.toThrow(
    new RegExp(`^The database ${name} is in use by \\d+ connections: stop the application first$`),
  );
  await close();
});

test('a role that cannot create databases is refused with the remedy', async () => {
  const folder = createTestFolder();
  const { db, close } = await filledDatabase();
  const { file } = await backUp(db, folder);
  await close();
  const role = `limited_${randomBytes(4).toString('hex')}`;
  await runSql(`create role ${role} login password 'limited'`);
  onTestFinished(async () => void (await runSql(`drop role ${role}`)));
  const limited = { ...connection, user: role, password: 'limited' };
  await expect(restoreBackup({ connection: limited, backup: await verifyBackup(file) })).rejects.toThrow(
    `The role "${role}" cannot create databases: run ALTER ROLE "${role}" CREATEDB as an administrator`,
  );
});

test('the application writes a backup a day and keeps fourteen', async () => {
  const folder = createTestFolder();
  const { name, db, close } = await filledDatabase();
  const day = 86_400_000;
  for (let age = 1; age <= 20; age += 1) writeFileSync(join(folder, backupFileName(name, now - age * day)), '');
  writeFileSync(join(folder, `${backupFileName(name, now - 3 * day)}.partial`), '');
  writeFileSync(join(folder, 'called_shot_other-20310101T000000Z.backup'), '');
  let time = now;
  let written = 0;
  const log = { info: () => void (written += 1) };
  const settings = { backupDir: folder };
  let run: () => Promise<unknown> = async () => undefined;
  const jobs: Jobs = {
    ...noJobs,
    async work(kind, perform) {
      run = () => perform(kind.data.parse({}), new AbortController().signal);
    },
  };
  await workOnBackups({ db, realNow: () => time, jobs }, { database: name, settings, season: null, log });
  await run();
  expect(existsSync(join(folder, backupFileName(name, now)))).toBe(true);
  const kept = await listBackups(folder, name);
  expect(kept.map(({ createdAt }) => (now - createdAt) / day)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(readdirSync(folder)).toHaveLength(15);
  time += day / 2;
  await run();
  expect(written).toBe(1);
  time += day / 2;
  await run();
  expect(written).toBe(2);
  await close();
});
