import { readdir, readFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** advisory lock: one process migrates at a time, the others wait and find nothing to apply */
const migrationLock = 4_107_002;

/** The last migration of the first releases, whose nine migrations 0001-initial.sql replaces. */
const lastOfSchema0 = '0009-room-for-grades.sql';

/** A connection or a pool. */
type Queryable = Pick<PoolClient, 'query'>;

async function readApplied(client: PoolClient): Promise<Set<string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  return new Set(await readAppliedMigrations(client));
}

/** Reads the names of the database's migrations, in the order in which they were applied. */
export async function readAppliedMigrations(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
}

/** Throws if the database has migrations of a newer version, which may have changed the meaning of its rows. */
async function readPending(client: PoolClient): Promise<string[]> {
  const applied = await readApplied(client);
  const names = await readMigrationNames();
  const newer = [...applied].find((name) => !names.includes(name));
  if (newer !== undefined)
    throw new Error(`its schema is newer than this version of Called Shot (${newer}); start the newer version`);
  return names.filter((name) => !applied.has(name));
}

/** Reads the names of this version's migrations, in the order in which they are applied. */
export async function readMigrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** Runs a file and records it in one transaction. */
async function apply(client: PoolClient, file: URL, record: string): Promise<void> {
  await client.query(`begin; ${await readFile(file, 'utf8')}; ${record}; commit`);
}

async function upgradeSchema0(client: PoolClient): Promise<void> {
  const applied = await readApplied(client);
  if (!applied.has('0001-accounts.sql')) return;
  if (!applied.has(lastOfSchema0))
    throw new Error('The database is older than the first release: start that release once, then this one');
  const record = "delete from migrations; insert into migrations (name) values ('0001-initial.sql')";
  await apply(client, new URL('./upgrade-schema-0.sql', import.meta.url), record);
}

/**
 * Applies the new SQL files of `migrations/` in the order of their names, each in one transaction. `wanted`: only these, to
 * create the schema of an earlier version.
 */
export async function migrate(pool: Pool, wanted?: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await upgradeSchema0(client);
    const pending = await readPending(client);
    for (const name of wanted === undefined ? pending : pending.filter((file) => wanted.includes(file)))
      await apply(client, new URL(name, folder), `insert into migrations (name) values ('${name}')`);
  } finally {
    // closing the session releases the lock and rolls back an unfinished transaction
    client.release(true);
  }
}
