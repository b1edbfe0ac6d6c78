import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Pool, type ClientConfig, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '#platform/db/migrate.ts';
import { rowsSchema, tableSchema } from './backup-format.ts';
import { RestoreFailed } from './restore-failed.ts';
import type { VerifiedBackup } from './verify-backup.ts';

/**
 * Fills an empty database: creates the schema of the backup, loads the rows and the state of the sequences, and migrates to
 * the schema of this version. Returns the number of rows.
 */
export async function loadBackup(connection: ClientConfig, backup: VerifiedBackup): Promise<number> {
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
  // a migration can have inserted rows
  await client.query(`truncate ${header.tables.join(', ')}`);
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
