import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient, ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readAppliedMigrations } from '#platform/db/migrate.ts';
import { backupFileName, partialSuffix } from './backup-files.ts';
import { backupFormat, type BackupHeader, type BackupSeason, encodeFrame, encodeJson } from './backup-format.ts';

type BackupOptions = {
  pool: Pool;
  folder: string;
  season: BackupSeason;
  /** epoch ms, real time */
  now: number;
  /** the backup is given up once it returns true */
  isStopped?: () => boolean;
};

type WrittenBackup = { file: string; bytes: number };

/**
 * Writes the database into a new file of `folder`, which only the own account can read. All tables are read in one snapshot;
 * other transactions continue. The file has its final name only when it is complete and on the disk.
 */
export async function writeBackup({ pool, folder, season, now, isStopped }: BackupOptions): Promise<WrittenBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = await pool.connect();
  // the error of a query in progress is enough
  client.on('error', () => undefined);
  try {
    await client.query('begin isolation level repeatable read read only');
    const shapes = await readTables(client);
    const header = await readHeader(client, { shapes, season, now });
    const file = join(folder, backupFileName(header.database, now));
    const bytes = await writeFrames(file + partialSuffix, readFrames(client, { header, shapes, isStopped }));
    await rename(file + partialSuffix, file);
    return { file, bytes };
  } finally {
    // closing the connection ends the transaction, and a copy in progress
    client.release(true);
  }
}

type HeaderParts = { shapes: TableShape[]; season: BackupSeason; now: number };

async function readHeader(client: PoolClient, { shapes, season, now }: HeaderParts): Promise<BackupHeader> {
  const { rows } = await client.query<{ database: string }>('select current_database() as database');
  const migrations = await readAppliedMigrations(client);
  return {
    format: backupFormat,
    database: rows[0]?.database ?? '',
    createdAt: new Date(now).toISOString(),
    season,
    migrations,
    tables: shapes.map(({ table }) => table),
    sequences: await readSequences(client),
  };
}

type FrameParts = { header: BackupHeader; shapes: TableShape[]; isStopped: BackupOptions['isStopped'] };

async function* readFrames(
  client: PoolClient,
  { header, shapes, isStopped }: FrameParts,
): AsyncGenerator<Buffer, void> {
  yield encodeJson(header);
  for (const shape of shapes) {
    yield encodeJson(shape);
    const rows = client.query(copyTo(`copy ${shape.table} (${shape.columns.join(', ')}) to stdout`));
    for await (const chunk of rows) {
      if (isStopped?.() === true) throw new Error('The backup was stopped');
      if (Buffer.isBuffer(chunk) && chunk.length > 0) yield encodeFrame(chunk);
    }
    yield encodeFrame(Buffer.alloc(0));
    yield encodeJson({ rows: rows.rowCount });
  }
}

/** Compresses the frames into a file and appends the checksum. Deletes the file on failure. Returns its size. */
async function writeFrames(file: string, frames: AsyncGenerator<Buffer>): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  const append = async (data: Buffer) => {
    bytes += (await handle.write(data)).bytesWritten;
  };
  try {
    await pipeline(Readable.from(frames), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
      for await (const chunk of compressed) {
        hash.update(chunk);
        await append(chunk);
      }
    });
    await append(hash.digest());
    await handle.sync();
    await handle.close();
    return bytes;
  } catch (error) {
    await handle.close();
    await rm(file, { force: true });
    throw error;
  }
}

type TableShape = { table: string; columns: string[] };

type Row = TableShape & { references: string[] };

/** The names of the applied migrations are in the header; what the upstream sent is read again; limits count from zero; alerts are old soon. */
const skippedTables = ['migrations', 'upstream_responses', 'rate_limits', 'alert_games', 'alert_moments', 'alerts'];

/** Reads the tables with their columns, without generated ones; each table follows those that it references. */
async function readTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<Row>(
    `select c.relname as table,
      (select array_agg(attname::text order by attnum) from pg_attribute a
       where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select distinct confrelid::regclass::text from pg_constraint where conrelid = c.oid and contype = 'f'
        and confrelid <> c.oid) as references
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1)
    order by relname`,
    [skippedTables],
  );
  const ordered: Row[] = [];
  while (ordered.length < rows.length) {
    const isPlaced = (name: string) => ordered.some(({ table }) => table === name);
    const next = rows.find(({ table, references }) => !isPlaced(table) && references.every(isPlaced));
    if (next === undefined) throw new Error('The tables reference each other in a circle');
    ordered.push(next);
  }
  return ordered.map(({ table, columns }) => ({ table, columns }));
}

async function readSequences(client: ClientBase): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; name: string }>(`
    select relname as table, attname as column, pg_get_serial_sequence(relname, attname) as name
    from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> ''
    order by relname, attname`);
  const sequences: BackupHeader['sequences'] = [];
  for (const { table, column, name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    sequences.push(...state.rows.map((row) => ({ table, column, ...row })));
  }
  return sequences;
}
