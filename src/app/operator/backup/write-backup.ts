import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readAppliedMigrations } from '#platform/db/migrate.ts';
import { backupFormat, type BackupHeader, type BackupSeason, encodeFrame, encodeJson } from './backup-format.ts';
import { backupFileName, partialSuffix } from './backup-files.ts';
import { readSequences, readTables, type TableShape } from './describe-database.ts';

export type BackupOptions = {
  pool: Pool;
  folder: string;
  season: BackupSeason;
  /** epoch ms, real time */
  now: number;
  /** the backup is given up once it returns true */
  isStopped?: () => boolean;
};

export type WrittenBackup = { file: string; bytes: number };

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
