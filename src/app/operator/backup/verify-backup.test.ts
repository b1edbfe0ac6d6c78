import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestFolder } from '#tests/support/create-test-folder.ts';
import { backupFormat, type BackupHeader, encodeFrame, encodeJson } from './backup-format.ts';
import { verifyBackup } from './verify-backup.ts';

const header: BackupHeader = {
  format: backupFormat,
  database: 'called_shot',
  createdAt: '2031-06-01T00:00:00Z',
  season: null,
  migrations: ['0001-schema.sql'],
  tables: [],
  sequences: [],
};

/** A backup of half a megabyte: the buffers of the streams read a small file to its end. */
function writeLargeBackup(): string {
  const bytes = gzipSync(Buffer.concat([encodeJson(header), encodeFrame(randomBytes(500_000))]));
  const file = join(createTestFolder(), 'large.backup');
  writeFileSync(file, Buffer.concat([bytes, createHash('sha256').update(bytes).digest()]));
  return file;
}

const openFiles = '/proc/self/fd';

function isOpen(file: string): boolean {
  const links = readdirSync(openFiles).map((id) => join(openFiles, id));
  return links.some((link) => existsSync(link) && readlinkSync(link) === file);
}

test.skipIf(!existsSync(openFiles))('the file is closed after its header is read', async () => {
  const file = writeLargeBackup();
  const { header: read, openRows } = await verifyBackup(file);
  expect(read).toEqual(header);
  await expect.poll(() => isOpen(file)).toBe(false);
  for await (const frame of openRows()) expect(frame).toHaveLength(500_000);
  await expect.poll(() => isOpen(file)).toBe(false);
});
