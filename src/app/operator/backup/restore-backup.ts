import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '#platform/db/migrate.ts';
import { openDb, withDatabaseName } from '#platform/db/open-db.ts';
import { rowsSchema, tableSchema } from './backup-format.ts';
import { RestoreFailed, type VerifiedBackup } from './verify-backup.ts';

type Restored = {
  rows: number;
  /** the database that was replaced, under its new name; null if there was none */
  previous: string | null;
};

type Options = {
  connection: ClientConfig;
  backup: VerifiedBackup;
  /** Checks the restored database after the swap; a rejection undoes the swap. */
  check?: (connection: ClientConfig, name: string) => Promise<void>;
};

/** real ms; two seconds together */
const pauseBetweenChecks = 100;
const connectionChecks = 21;

/**
 * Loads a verified backup into a side database and swaps it with the current one, which keeps its rows under another name.
 * On any failure the current database is unchanged. Rejects with `RestoreFailed`.
 */
export async function restoreBackup({ connection, backup, check = checkOpens }: Options): Promise<Restored> {
  const { database } = backup.header;
  const client = new Client(withDatabaseName(connection, 'postgres'));
  await client.connect();
  try {
    await requireRights(client);
    await requireNoConnections(client, database);
    const side = sideName('restoring', database);
    await dropDatabase(client, side);
    try {
      await client.query(`create database ${side}`);
      const rows = await loadBackup(withDatabaseName(connection, side), backup);
      const previous = await swap(client, side, database, () => check(connection, database));
      return { rows, previous };
    } catch (error) {
      await dropDatabase(client, side);
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** The name of a database of a restore. It contains a fingerprint, because a longer name may not fit. */
export function sideName(kind: 'restoring' | 'previous', database: string): string {
  return `called_shot_${kind}_${createHash('sha256').update(database).digest('hex').slice(0, 10)}`;
}

async function requireRights(client: Client): Promise<void> {
  const { rows } = await client.query<{ role: string; isAllowed: boolean }>(
    'select rolname as role, rolcreatedb or rolsuper as "isAllowed" from pg_roles where rolname = current_user',
  );
  const [row] = rows;
  if (row?.isAllowed === true) return;
  const role = client.escapeIdentifier(row?.role ?? '');
  throw new RestoreFailed(
    `The role ${role} cannot create databases: run ALTER ROLE ${role} CREATEDB as an administrator`,
  );
}

/** The server closes the connections of a program that has just stopped a moment later. */
async function requireNoConnections(client: Client, database: string): Promise<void> {
  for (let attempt = 1; attempt < connectionChecks; attempt += 1) {
    if ((await countConnections(client, database)) === 0) return;
    await setTimeout(pauseBetweenChecks);
  }
  const count = await countConnections(client, database);
  if (count > 0)
    throw new RestoreFailed(`The database ${database} is in use by ${count} connections: stop the application first`);
}

async function countConnections(client: Client, database: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = $1 and coalesce(backend_type, 'client backend') = 'client backend'`,
    [database],
  );
  return rows[0]?.count ?? 0;
}

/** Puts the side database in place of the current one, and back if the check fails. Returns the name of the replaced one. */
async function swap(
  client: Client,
  side: string,
  database: string,
  check: () => Promise<void>,
): Promise<string | null> {
  const previous = (await exists(client, database)) ? sideName('previous', database) : null;
  if (previous !== null) {
    await dropDatabase(client, previous);
    await renameDatabase(client, database, previous);
  }
  try {
    await renameDatabase(client, side, database);
    await check();
    return previous;
  } catch (error) {
    if (!(await exists(client, side))) await renameDatabase(client, database, side);
    if (previous !== null) await renameDatabase(client, previous, database);
    throw error;
  }
}

async function exists(client: Client, database: string): Promise<boolean> {
  return (await client.query('select from pg_database where datname = $1', [database])).rowCount === 1;
}

function renameDatabase(client: Client, from: string, to: string): Promise<unknown> {
  const [one, other] = [from, to].map((name) => client.escapeIdentifier(name));
  return client.query(`alter database ${one} rename to ${other}`);
}

function dropDatabase(client: Client, name: string): Promise<unknown> {
  return client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
}

/** The application can open the database and read it. */
async function checkOpens(connection: ClientConfig, name: string): Promise<void> {
  const { db, close } = await openDb(connection, name, () => undefined);
  try {
    await db.$client.query('select count(*) from users');
  } finally {
    await close();
  }
}

/**
 * Fills an empty database: creates the schema of the backup, loads the rows and the state of the sequences, and migrates to
 * the schema of this version. Returns the number of rows.
 */
async function loadBackup(connection: ClientConfig, backup: VerifiedBackup): Promise<number> {
  const pool = new Pool({ ...connection, max: 1 });
  pool.on('error', () => undefined);
  try {
    await migrate(pool, backup.header.migrations);
    const rows = await inTransaction(pool, (client) => loadRows(client, backup));
    await migrate(pool);
    await pool.query('analyze');
    return rows;
  } finally {
    await pool.end();
  }
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // a failed restore drops the database with its connections
  client.on('error', () => undefined);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    client.release(true);
  }
}

async function loadRows(client: PoolClient, { header, openRows }: VerifiedBackup): Promise<number> {
  // a migration can have inserted rows; tables that backups leave out can reference these
  await client.query(`truncate ${header.tables.join(', ')} cascade`);
  const frames = openRows();
  let total = 0;
  for (const expected of header.tables) {
    const { table, columns } = tableSchema.parse(JSON.parse(await nextText(frames)));
    if (table !== expected) throw new RestoreFailed(`The backup has the table ${table} in place of ${expected}`);
    const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
    await pipeline(Readable.from(chunksOfTable(frames)), target);
    const { rows } = rowsSchema.parse(JSON.parse(await nextText(frames)));
    if (target.rowCount !== rows) throw new RestoreFailed(`${table} has ${target.rowCount} of ${rows} rows`);
    total += rows;
  }
  for (const { table, column, lastValue, isCalled } of header.sequences) {
    const values = [table, column, lastValue, isCalled];
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', values);
  }
  return total;
}

async function nextText(frames: AsyncGenerator<Buffer>): Promise<string> {
  const { value, done } = await frames.next();
  if (done === true) throw new RestoreFailed('The backup is incomplete');
  return value.toString();
}

/** The frames up to the empty one, which ends a table. Does not end the generator. */
async function* chunksOfTable(frames: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for (let next = await frames.next(); next.done !== true && next.value.length > 0; next = await frames.next())
    yield next.value;
}
