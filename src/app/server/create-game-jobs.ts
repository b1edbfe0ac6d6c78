import { createBusyCheck } from '#platform/jobs/create-busy-check.ts';
import { followFinalGames } from '#features/forecasts/server/final-games/follow-final-games.ts';
import { makeForecasts } from '#features/forecasts/server/make-forecasts.ts';
import { followContests } from '#features/season-predictions/server/follow-contests.ts';
import { followResults } from '#features/settlement/server/result-follower.ts';
import { recordWantedGames } from '#features/webhooks/server/record-wanted-games.ts';
import type { GameJobParts } from '#sources/live/server/game-job-parts.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-job.ts';

/** The periodic jobs that follow games and contests, and what users picked of them. */
export function createGameJobs(parts: GameJobParts): PeriodicJob[] {
  return [
    followResults(parts),
    followContests(parts),
    followFinalGames({ ...parts, isBusy: createBusyCheck() }),
    recordWantedGames(parts),
    makeForecasts({ ...parts, isBusy: createBusyCheck() }),
  ];
}
