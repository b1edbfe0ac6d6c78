import { createBusyCheck } from './create-busy-check.ts';
import { followFinalGames } from './features/final-games/follow-final-games.ts';
import { makeForecasts } from './features/forecasts/make-forecasts.ts';
import { followContests } from './features/season-predictions/follow-contests.ts';
import { followResults } from './features/settlement/result-follower.ts';
import { recordWantedGames } from './features/webhooks/record-wanted-games.ts';
import type { GameJobParts } from './game-job-parts.ts';
import type { PeriodicJob } from './periodic-job.ts';

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
