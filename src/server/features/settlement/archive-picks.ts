import { baseballDay } from '#domain/game/baseball-day.ts';
import { addDays } from '#domain/seasons/add-days.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import type { PeerSession } from '#server/db/peer-session.ts';
import type { After } from '#server/live/timers.ts';
import { type PeriodicJob, periodicJob } from '#server/periodic-job.ts';
import { archiveGame, readGamesToArchive } from './archive/archive-game.ts';

type Log = { error(detail: object, message: string): void };

type Options = { db: Db; peers: PeerSession; clock: Clock; after: After; log: Log };

/** Results are rarely corrected after this number of days; settling such a game again restores its picks. */
const daysBeforeArchive = 7;
/** real ms */
const wait = 60_000;
const gamesPerRun = 50;

/** Archives the picks of past games. A run returns the number of picks that were moved. */
export function archivePicks({ db, peers, clock, after, log }: Options): PeriodicJob<number> {
  async function work(isStopped: () => boolean): Promise<number> {
    const before = addDays(baseballDay(clock.now()), -daysBeforeArchive);
    let moved = 0;
    for (const gamePk of await readGamesToArchive(db, before, gamesPerRun)) {
      if (isStopped()) break;
      moved += await archiveGame(db, gamePk);
    }
    return moved;
  }

  return periodicJob({ name: 'archive', work, wait, peers, after, log });
}
