import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { After } from '#platform/jobs/timers.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

/** What periodic jobs are given: the database, the upstream and the clock of the league. */
export type JobParts = {
  db: Db;
  client: StatsApiClient;
  clock: Clock;
  after: After;
  log: { error(detail: object, message: string): void };
};
