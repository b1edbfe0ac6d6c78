import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seasonOf } from '../backup/backup-season.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { rebuildTallies } from '#features/settlement/server/rebuild-tallies.ts';
import { seasonSeed } from '#app/server/league-process/season-seed.ts';
import { readOpeningDay, writeOpeningDay } from '#app/server/league-process/stored-opening-day.ts';
import { commandActor, writeAuditEntry } from '#features/admin/server/audit-log.ts';
import { type Command, dryRunNote, type TaskContext } from '#features/admin/server/command.ts';
import { withDatabase } from './with-database.ts';

async function backUp(context: TaskContext): Promise<string[]> {
  const { settings, database, now } = context;
  const seed = seasonSeed(settings);
  const isSimulated = database.startsWith('called_shot_simulated');
  const stored = settings.leagueOpeningDay ?? (await readOpeningDay(settings.dataDir, seed, now));
  const season = seasonOf({ seed, openingDay: isSimulated ? stored : null });
  const { file, bytes } = await withDatabase(context, (db) =>
    writeBackup({ pool: db.$client, folder: settings.backupDir, season, now }),
  );
  return [`${file} (${bytes} bytes)`];
}

async function restore(context: TaskContext, [name = '']: string[]): Promise<string[]> {
  const { settings, connection, isConfirmed, now } = context;
  const file = existsSync(name) ? name : join(settings.backupDir, name);
  const backup = await verifyBackup(file);
  const { database, createdAt, season } = backup.header;
  if (!isConfirmed) return [`${file} is a valid backup of ${database}, written at ${createdAt}`, dryRunNote];
  const { rows, previous } = await restoreBackup({ connection, backup });
  // the application continues the season of the backup
  if (season !== null) await writeOpeningDay(settings.dataDir, season.seed, season.openingDay);
  const entry = { actor: commandActor(), action: 'restore', target: database, detail: { createdAt, rows } };
  await withDatabase({ ...context, database }, (db) => writeAuditEntry(db, entry, now));
  const kept = previous === null ? [] : [`The replaced database is kept as ${previous} until the next restore`];
  return [`${database} is restored with ${rows} rows of ${createdAt}`, ...kept];
}

async function rebuild(context: TaskContext): Promise<string[]> {
  const { database, isConfirmed, now } = context;
  if (!isConfirmed) return [`All tallies and boards of ${database} will be computed again`, dryRunNote];
  return withDatabase(context, async (db) => {
    const began = performance.now();
    await rebuildTallies(db, now);
    await writeAuditEntry(db, { actor: commandActor(), action: 'rebuild-tallies', target: database }, now);
    return [`Tallies and boards of ${database} rebuilt in ${Math.round(performance.now() - began)} ms`];
  });
}

export const taskCommands: Command[] = [
  { kind: 'task', usage: 'backup', changesData: false, summary: 'writes a backup into BACKUP_DIR', run: backUp },
  {
    kind: 'task',
    usage: 'restore FILE',
    changesData: true,
    summary: 'replaces the database by a backup',
    run: restore,
  },
  {
    kind: 'task',
    usage: 'rebuild-tallies',
    changesData: true,
    summary: 'computes all tallies and boards again',
    run: rebuild,
  },
];
