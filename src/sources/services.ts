import type { Db } from '#platform/db/open-db.ts';
import type { CreateRateLimit } from '#platform/http/rate-limit.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import type { After } from '#platform/jobs/timers.ts';
import type { TestNetwork } from '#platform/outgoing/send-to-public-address.ts';
import type { KnownResults } from '#platform/viewer/server/known-results.ts';
import type { Hub } from './live/server/hub.ts';
import type { StatsApiClient } from './statsapi/client/stats-api-client.ts';

/** What every feature is given. `app` makes them once; a function names the fields that it takes. */
export type Services = {
  db: Db;
  client: StatsApiClient;
  /** the clock of the league */
  clock: Clock;
  /** real time, epoch ms */
  realNow: () => number;
  after: After;
  /** in [0, 1) */
  random: () => number;
  log: { error(detail: object, message: string): void };
  hub: Hub;
  results: KnownResults;
  createRateLimit: CreateRateLimit;
  jobs: Jobs;
  /** null: the server cannot send mail */
  mailJobs: Jobs | null;
  league: ShownLeague;
  /** the URL of the site; null: that of each request */
  publicUrl: string | null;
  /** the setting ADMIN_USER */
  adminUser: string | null;
  /** for errors and ideas: an email address or a URL; null if it is not set */
  contact: string | null;
  /** the network of requests to URLs of users, in tests; null: the real one */
  network: TestNetwork | null;
};

/** What reads the league needs: its upstream, and its clock for the season and the day. */
export type LeagueServices = Pick<Services, 'client' | 'clock'>;

/** What a periodic job needs that reads the league and writes to the database. */
export type JobServices = Pick<Services, 'db' | 'client' | 'clock' | 'after' | 'log'>;

/** `isStandIn`: shown because the real league did not respond. `simulatedFans`: their number, 0 in other leagues. */
export type ShownLeague = { kind: 'mlb' | 'simulated' | 'recorded'; isStandIn: boolean; simulatedFans: number };
