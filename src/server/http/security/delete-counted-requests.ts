import type { Db } from '#server/db/open-db.ts';
import type { PeerSession } from '#server/db/peer-session.ts';
import { prepared } from '#server/db/run-prepared.ts';
import type { After } from '#server/live/timers.ts';
import { type PeriodicJob, periodicJob } from '#server/periodic-job.ts';

type Options = {
  db: Db;
  peers: PeerSession;
  after: After;
  log: { error(detail: object, message: string): void };
};

const deleteExpired = prepared('delete from counted_requests where expires_at < now()');

/** Deletes the counts of rate limits after their windows, once a minute. */
export function deleteCountedRequests({ db, ...parts }: Options): PeriodicJob {
  return periodicJob({ name: 'counted requests', work: () => deleteExpired(db, []), wait: 60_000, ...parts });
}
