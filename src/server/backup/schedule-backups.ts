import type { Db } from '#server/db/open-db.ts';
import type { After } from '#server/live/timers.ts';
import { type PeriodicJob, periodicJob } from '#server/periodic-job.ts';
import { deleteOldBackups, listBackups } from './backup-files.ts';
import type { BackupSeason } from './backup-format.ts';
import { writeBackup } from './write-backup.ts';

type Options = {
  db: Db;
  database: string;
  settings: { backupDir: string };
  season: BackupSeason;
  after: After;
  /** epoch ms, real time */
  realNow: () => number;
  log: Record<'info' | 'error', (detail: object, message: string) => void>;
};

const hour = 3_600_000;
/** somewhat less than a day: the time of the daily backup does not move by an hour when a run is late */
const backupEvery = 23.5 * hour;
const backupsToKeep = 14;

/** Writes a backup every day and deletes all but the newest 14. A restart does not postpone the next one. */
export function scheduleBackups(options: Options): PeriodicJob<string | null> {
  const { db, database, settings, season, after, realNow, log } = options;
  const folder = settings.backupDir;
  async function work(isStopped: () => boolean): Promise<string | null> {
    const newest = (await listBackups(folder, database)).at(-1);
    const age = realNow() - (newest?.createdAt ?? -Infinity);
    if (age >= 0 && age < backupEvery) return null;
    const { file, bytes } = await writeBackup({ pool: db.$client, folder, season, now: realNow(), isStopped });
    await deleteOldBackups(folder, database, backupsToKeep, realNow());
    log.info({ file, bytes }, 'A backup was written');
    return file;
  }
  return periodicJob({
    name: 'backup',
    work,
    wait: hour,
    firstWait: hour / 6,
    after,
    log,
  });
}
