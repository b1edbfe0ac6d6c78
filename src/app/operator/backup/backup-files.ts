import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const suffix = '.backup';
/** of a file that is being written */
export const partialSuffix = '.partial';

/** `now`: epoch ms */
export function backupFileName(database: string, now: number): string {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${database}-${time}${suffix}`;
}

type BackupFile = { name: string; /** epoch ms */ createdAt: number };

function parseName(database: string, name: string): BackupFile[] {
  const match = /^-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/.exec(name.slice(database.length));
  if (!name.startsWith(database) || match === null) return [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return [{ name, createdAt: Date.UTC(year, month - 1, day, hour, minute, second) }];
}

/** The complete backups of a database, oldest first; none if the folder does not exist. */
export async function listBackups(folder: string, database: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => parseName(database, name)).toSorted((one, other) => one.createdAt - other.createdAt);
}

const day = 86_400_000;

/** Deletes all but the newest `count` backups of a database, and what was left of one interrupted a day before `now`. */
export async function deleteOldBackups(folder: string, database: string, count: number, now: number): Promise<void> {
  const old = (await listBackups(folder, database)).slice(0, -count);
  const partial = (await readdir(folder))
    .filter((name) => name.endsWith(partialSuffix))
    .flatMap((name) => parseName(database, name.slice(0, -partialSuffix.length)))
    .filter(({ createdAt }) => now - createdAt > day)
    .map(({ name }) => ({ name: name + partialSuffix }));
  await Promise.all([...old, ...partial].map(({ name }) => rm(join(folder, name), { force: true })));
}
