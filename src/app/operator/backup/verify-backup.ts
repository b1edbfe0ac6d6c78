import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { findUnknownSchema, readMigrationNames } from '#platform/db/migrate.ts';
import { type BackupHeader, checksumBytes, headerSchema, readFrames } from './backup-format.ts';

/** A backup whose checksum, format and version are right. */
export type VerifiedBackup = {
  header: BackupHeader;
  /** The frames after the header. */
  openRows(): AsyncGenerator<Buffer>;
};

/** Verifies a backup file. Rejects with `RestoreFailed`. */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const { size } = await stat(file).catch(() => {
    throw new RestoreFailed(`There is no backup file ${file}`);
  });
  if (size <= checksumBytes || !(await hasRightChecksum(file, size)))
    throw new RestoreFailed(`${file} is damaged or not a backup: its checksum is wrong`);
  const header = await readHeader(file, size);
  const unknown = findUnknownSchema(header.migrations, await readMigrationNames());
  if (unknown?.age === 'newer')
    throw new RestoreFailed(
      `${file} was written by a newer version of Called Shot (${unknown.name}): install that version`,
    );
  if (unknown !== null)
    throw new RestoreFailed(`${file} was written by a version of Called Shot that is too old (${unknown.name})`);
  return {
    header,
    async *openRows() {
      const frames = openFrames(file, size);
      await frames.next();
      yield* frames;
    },
  };
}

async function hasRightChecksum(file: string, size: number): Promise<boolean> {
  const hash = createHash('sha256');
  for await (const chunk of readBytes(file, 0, size - checksumBytes)) hash.update(chunk);
  const stored = await buffer(readBytes(file, size - checksumBytes, size));
  return hash.digest().equals(stored);
}

async function readHeader(file: string, size: number): Promise<BackupHeader> {
  const parsed = headerSchema.safeParse(JSON.parse(String((await readFirstFrame(file, size)) ?? 'null')));
  if (!parsed.success) throw new RestoreFailed(`${file} has a format that this version does not read`);
  return parsed.data;
}

async function readFirstFrame(file: string, size: number): Promise<Buffer | null> {
  for await (const frame of openFrames(file, size)) return frame;
  return null;
}

/** The file is closed when the generator ends, also before the last frame. */
function openFrames(file: string, size: number): AsyncGenerator<Buffer> {
  const rows = createGunzip();
  // an error of the file reaches the reader of the rows
  pipeline(createReadStream(file, { end: size - checksumBytes - 1 }), rows, () => undefined);
  return readFrames(rows);
}

/** `end` is exclusive. */
function readBytes(file: string, start: number, end: number): AsyncIterable<Buffer> {
  return createReadStream(file, { start, end: end - 1 });
}

/** A backup cannot be restored. The message is one line for the operator. */
export class RestoreFailed extends Error {
  override readonly name = 'RestoreFailed';
}
