import { createBusyCheck } from './create-busy-check.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open-db.ts';
import type { PeerSession } from './db/peer-session.ts';
import { followFinalGames } from './features/final-games/follow-final-games.ts';
import { makeForecasts } from './features/forecasts/make-forecasts.ts';
import type { PlayerList } from './features/players/player-list.ts';
import { schedulePlayerSync } from './features/players/schedule-player-sync.ts';
import { followContests } from './features/season-predictions/follow-contests.ts';
import { archivePicks } from './features/settlement/archive-picks.ts';
import { followResults } from './features/settlement/result-follower.ts';
import type { After } from './live/timers.ts';
import type { PeriodicJob } from './periodic-job.ts';
import type { StatsApiClient } from './statsapi/client/stats-api-client.ts';

type Parts = {
  db: Db;
  peers: PeerSession;
  client: StatsApiClient;
  clock: Clock;
  after: After;
  log: { error(detail: object, message: string): void };
};

/** The periodic jobs that follow players, games and contests, and what users picked of them. */
export function createGameJobs(parts: Parts, list: PlayerList): PeriodicJob[] {
  return [
    schedulePlayerSync({ list, ...parts }),
    followResults(parts),
    archivePicks(parts),
    followContests(parts),
    followFinalGames({ ...parts, isBusy: createBusyCheck() }),
    makeForecasts({ ...parts, isBusy: createBusyCheck() }),
  ];
}
