import type { Clock } from '#server/clock.ts';
import type { After } from '#server/live/timers.ts';
import { type PeriodicJob, periodicJob } from '#server/periodic-job.ts';
import type { PlayerList } from './player-list.ts';

type Options = {
  list: PlayerList;
  clock: Clock;
  after: After;
  log: { error(detail: object, message: string): void };
};

const hour = 3_600_000;
/** real ms; a fast league clock does not shorten the wait further */
const minWait = 60_000;

/** Updates the list of players: the job runs hourly (league time), and the list reads the league once a day. */
export function schedulePlayerSync({ list, clock, after, log }: Options): PeriodicJob {
  const wait = Math.max(minWait, hour / clock.speed);
  return periodicJob({ name: 'player sync', work: () => list.sync(), firstWait: 0, wait, after, log });
}
