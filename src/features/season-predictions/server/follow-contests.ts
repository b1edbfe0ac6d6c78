import { desc } from 'drizzle-orm';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { predictableSeasons } from '../rules/predictable-seasons.ts';
import type { ContestKind } from '../rules/table-shapes.ts';
import { contests } from '../tables.ts';
import type { GameJobParts } from '#sources/live/server/game-job-parts.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { zeroIfUpstreamFails } from '#sources/statsapi/client/zero-if-upstream-fails.ts';
import { readSeasons } from '#sources/statsapi/seasons/read-seasons.ts';
import { readBracketContest } from './contests/read-bracket-contest.ts';
import { readTableContest } from './contests/read-table-contest.ts';
import { storeContest } from './contests/store-contest.ts';

/** real ms */
const minWait = 1000;
/** real ms before the first run: the first pages of visitors come before it */
const firstWait = 2000;
/** ms between two runs: of the league's clock, and of real time at most */
const maxWait = 5 * 60_000;

/**
 * Opens the predictions of a season, reads its results and scores the predictions after their deadline. A season whose champion was
 * not known when the program stopped is read again. A run returns the number of scored predictions.
 */
export function followContests({ db, client, clock, after, log }: GameJobParts): PeriodicJob<number> {
  const source = { client, clock };

  async function work(): Promise<number> {
    const calendar = (await readSeasons(client)).value;
    const stored = await db.select().from(contests).orderBy(desc(contests.season)).limit(8);
    const unfinished = new Set(stored.filter(({ isFinal }) => !isFinal).map(({ season }) => String(season)));
    const seasons = new Set([
      ...predictableSeasons(calendar, baseballDay(clock.now())),
      ...calendar.filter(({ id }) => unfinished.has(id)),
    ]);
    let scored = 0;
    for (const season of seasons) {
      const fieldOf = (kind: ContestKind) =>
        stored.find((contest) => contest.kind === kind && String(contest.season) === season.id)?.field;
      const table = await readTableContest(source, season, fieldOf('table'));
      if (table !== null) scored += await storeContest(db, table, clock.now());
      const bracket = await readBracketContest(source, season, fieldOf('bracket'));
      if (bracket !== null) scored += await storeContest(db, bracket, clock.now());
    }
    return scored;
  }

  const wait = Math.max(minWait, maxWait / Math.max(1, clock.speed));
  const tolerant = () => work().catch(zeroIfUpstreamFails);
  return periodicJob({ name: 'contests', work: tolerant, wait, firstWait, after, log });
}
