import { readdir, readFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** one process at a time; the others wait and then find nothing to do */
const migrationLock = 4_107_002;

async function pending(client: PoolClient): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return files.filter((name) => !applied.has(name));
}

async function apply(client: PoolClient, name: string): Promise<void> {
  await client.query('begin');
  await client.query(await readFile(new URL(name, folder), 'utf8'));
  await client.query('insert into migrations (name) values ($1)', [name]);
  await client.query('commit');
}

/** Brings the database up to date: each SQL file of `migrations/` once, in the order of their names, each whole or not at all. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    for (const name of await pending(client)) await apply(client, name);
  } finally {
    // ends the session, and with it the lock and any transaction half done
    client.release(true);
  }
}
