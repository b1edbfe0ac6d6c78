import type { Clock } from './clock.ts';
import type { Db } from './db/open-db.ts';
import type { After } from './live/timers.ts';
import type { StatsApiClient } from './statsapi/client/stats-api-client.ts';

/** What a periodic job that reads games from the upstream needs. */
export type GameJobParts = {
  db: Db;
  client: StatsApiClient;
  clock: Clock;
  after: After;
  log: { error(detail: object, message: string): void };
};
