import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readDueDays } from '#server/features/settlement/due-days.ts';
import { rebuildTallies } from '#server/features/settlement/rebuild-tallies.ts';
import { settleGame } from '#server/features/settlement/settle-game.ts';
import { countedScores, derivedRows } from '#server/features/settlement/testing/season-of-picks.ts';
import { copyDatabase, createTestDatabase, runSql } from '#tests/support/database/create-test-database.ts';
import { migrate } from './migrate.ts';
import { type Db, withDatabaseName } from './open-db.ts';

const released = (name: string): string => readFileSync(new URL(`testing/released/${name}`, import.meta.url), 'utf8');

/** A database of a released schema with rows in every table. */
async function releasedDatabase(rows = true): Promise<Db> {
  const db = await createTestDatabase();
  await db.$client.query('drop schema public cascade; create schema public');
  await db.$client.query(released('schema-0.sql'));
  if (rows) await db.$client.query(released('rows-0.sql'));
  return db;
}

async function countRows({ $client }: Pick<Db, '$client'>, tables: readonly string[]): Promise<number[]> {
  const counts = await Promise.all(
    tables.map((table) => $client.query<{ count: number }>(`select count(*)::integer as count from ${table}`)),
  );
  return counts.map(({ rows }) => rows[0]?.count ?? 0);
}

/** Every column, key, index and check of the database, without constraint names. */
async function describeSchema({ $client }: Pick<Db, '$client'>): Promise<string[]> {
  const { rows } = await $client.query<{ line: string }>(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select relname || ' ' || array_to_string(reloptions, ',') from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select 'trigger ' || tgname from pg_trigger where not tgisinternal
    union all select 'function ' || proname from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}

const currentSchema = await describeSchema(await createTestDatabase());

const oldTables = ['users', 'sessions', 'games', 'game_notes', 'predictions', 'receipts', 'tallies', 'standings'];
const newTables = ['users', 'sessions', 'games', 'game_events', 'picks', 'pick_events', 'tallies', 'leaderboard_state'];
const sameTables = ['score_counts', 'players', 'player_syncs'];

test('a filled database of the first releases keeps every row and gets the current schema', async () => {
  const db = await releasedDatabase();
  const before = await countRows(db, [...oldTables, ...sameTables]);
  expect(Math.min(...before)).toBeGreaterThan(0);
  await Promise.all([migrate(db.$client), migrate(db.$client)]);
  expect(await countRows(db, [...newTables, ...sameTables])).toEqual(before);
  expect(await describeSchema(db)).toEqual(currentSchema);
});

const migrations = readdirSync(new URL('migrations/', import.meta.url)).toSorted();

const ladder = await copyDatabase('template0');
await runSql('create table migrations (name text primary key, applied_at timestamptz not null default now())', ladder);
let height = 0;

/** Applies the next migrations to the ladder, up to the first `count`. `rows-n.sql` fills the tables of migration n. */
async function climbTo(count: number): Promise<void> {
  for (const name of migrations.slice(height, count)) {
    const migration = readFileSync(new URL(`migrations/${name}`, import.meta.url), 'utf8');
    const rows = `rows-${Number(name.slice(0, 4))}.sql`;
    await runSql(`${migration}; insert into migrations (name) values ('${name}')`, ladder);
    if (existsSync(new URL(`testing/released/${rows}`, import.meta.url))) await runSql(released(rows), ladder);
    height += 1;
  }
}

/** A filled database of the schema after the first `count` migrations, and its tables. */
async function databaseAfter(count: number): Promise<{ db: Pick<Db, '$client'>; tables: string[] }> {
  await climbTo(count);
  const pool = new Pool(withDatabaseName(inject('databaseConnection'), await copyDatabase(ladder)));
  // the database is dropped while connections are still closing
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
  );
  return { db: { $client: pool }, tables: rows.map(({ name }) => name) };
}

test.each(migrations.map((name, index) => [name, index + 1] as const))(
  'a filled database of the schema of %s keeps every row and gets the current schema',
  async (_, count) => {
    const { db, tables } = await databaseAfter(count);
    const before = await countRows(db, tables);
    expect(tables.filter((__, index) => before[index] === 0)).toEqual([]);
    await migrate(db.$client);
    expect(await countRows(db, tables)).toEqual(before);
    expect(await describeSchema(db)).toEqual(currentSchema);
  },
);

test('an upgraded database continues grading where it stopped', async () => {
  const db = await releasedDatabase();
  await migrate(db.$client);
  const days = await readDueDays(db, '2026-07-25');
  expect(days.map(({ date, gamePks }) => [date, gamePks])).toEqual([
    ['2026-07-18', [4]],
    ['2026-07-19', [2]],
  ]);
  expect(await settleGame(db, 4, Date.now())).toBe(5);
  const { stored, counted } = await countedScores(db);
  expect(stored).toEqual(counted);
  const rows = await derivedRows(db);
  await rebuildTallies(db, Date.now());
  expect(await derivedRows(db)).toBe(rows);
});

test('a database of the schema 0001 keeps its users and sessions, and gets the current schema', async () => {
  const db = await createTestDatabase();
  await db.$client.query('drop schema public cascade; create schema public');
  const initial = readFileSync(new URL('migrations/0001-initial.sql', import.meta.url), 'utf8');
  await db.$client.query(
    `create table migrations (name text primary key, applied_at timestamptz not null default now()); ${initial};
     insert into migrations (name) values ('0001-initial.sql');
     insert into users (username, username_key, created_at) select 'user-' || n, 'user-' || n, now() from generate_series(1, 5) n;
     insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
       select sha256(username::bytea), id, now(), now(), now() + interval '1 day' from users`,
  );
  await migrate(db.$client);
  expect(await countRows(db, ['users', 'sessions'])).toEqual([5, 5]);
  const { rows } = await db.$client.query<{ ids: number }>('select count(distinct id)::integer as ids from sessions');
  expect(rows).toEqual([{ ids: 5 }]);
  expect(await describeSchema(db)).toEqual(currentSchema);
});

test('a database older than the first release is not changed', async () => {
  const db = await releasedDatabase(false);
  await db.$client.query("delete from migrations where name > '0007'");
  await expect(migrate(db.$client)).rejects.toThrow('older than the first release');
  expect(await countRows(db, ['predictions'])).toEqual([0]);
});
