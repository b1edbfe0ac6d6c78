import { z } from 'zod';
import type { JobKind } from '#platform/jobs/open-jobs.ts';
import type { Services } from '#sources/services.ts';
import { deleteOldBackups, listBackups } from './backup-files.ts';
import type { BackupSeason } from './backup-format.ts';
import { writeBackup } from './write-backup.ts';

type BackupWork = {
  /** its name */
  database: string;
  settings: { backupDir: string };
  season: BackupSeason;
  log: { info(detail: object, message: string): void };
};

const hour = 3_600_000;
/** somewhat less than a day: the time of the daily backup does not move by an hour when a run is late */
const backupEvery = 23.5 * hour;
const backupsToKeep = 14;

/** Writes a backup if the newest one in the folder of the process that does it is a day old. */
const backupJob = {
  name: 'backup',
  data: z.object({}),
  retries: 2,
  atOnce: 1,
  timeLimit: 3600,
  cron: '27 * * * *',
} satisfies JobKind;

/** Writes a backup every day and deletes all but the newest 14. A restart does not postpone the next one. */
export async function workOnBackups(
  { db, realNow, jobs }: Pick<Services, 'db' | 'realNow' | 'jobs'>,
  { database, settings, season, log }: BackupWork,
): Promise<void> {
  const folder = settings.backupDir;
  await jobs.work(backupJob, async (_, signal) => {
    const newest = (await listBackups(folder, database)).at(-1);
    const age = realNow() - (newest?.createdAt ?? -Infinity);
    if (age >= 0 && age < backupEvery) return;
    const isStopped = () => signal.aborted;
    const { file, bytes } = await writeBackup({ pool: db.$client, folder, season, now: realNow(), isStopped });
    await deleteOldBackups(folder, database, backupsToKeep, realNow());
    log.info({ file, bytes }, 'A backup was written');
  });
}
