import { readdir, readFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** advisory lock: one process migrates at a time, the others wait and find nothing to apply */
const migrationLock = 4_107_002;

/** A connection or a pool. */
type Queryable = Pick<PoolClient, 'query'>;

/** Reads the names of the database's migrations, in the order in which they were applied. */
export async function readAppliedMigrations(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
}

/**
 * Whether a database or backup with these migrations is of a newer version, or of an older one from which no migration leads
 * to this one. null: this version can migrate it.
 */
export function findUnknownSchema(
  applied: readonly string[],
  known: readonly string[],
): { age: 'newer' | 'older'; name: string } | null {
  const name = applied.find((one) => !known.includes(one));
  if (name === undefined) return null;
  return { age: name > (known.at(-1) ?? '') ? 'newer' : 'older', name };
}

/** Throws if this version cannot migrate the database. */
async function readPending(client: PoolClient): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = await readAppliedMigrations(client);
  const names = await readMigrationNames();
  const unknown = findUnknownSchema(applied, names);
  if (unknown?.age === 'newer')
    throw new Error(`its schema is newer than this version of Called Shot (${unknown.name}); start the newer version`);
  if (unknown !== null)
    throw new Error(
      `its schema is older than Called Shot supports (${unknown.name}); use a new database or data folder`,
    );
  return names.filter((name) => !applied.includes(name));
}

/** Reads the names of this version's migrations, in the order in which they are applied. */
export async function readMigrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** Runs a migration and records it in one transaction. */
async function apply(client: PoolClient, name: string): Promise<void> {
  const statements = await readFile(new URL(name, folder), 'utf8');
  await client.query(`begin; ${statements}; insert into migrations (name) values ('${name}'); commit`);
}

/**
 * Applies the new SQL files of `migrations/` in the order of their names, each in one transaction. `wanted`: only these, to
 * create the schema of an earlier version.
 */
export async function migrate(pool: Pool, wanted?: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const pending = await readPending(client);
    for (const name of wanted === undefined ? pending : pending.filter((file) => wanted.includes(file)))
      await apply(client, name);
  } finally {
    // closing the session releases the lock and rolls back an unfinished transaction
    client.release(true);
  }
}
