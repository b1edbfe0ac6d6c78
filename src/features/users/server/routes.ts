import { fan } from '../contract.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { readUserProfile } from './read-user-profile.ts';

export function userProfileRoutes({ db, clock }: { db: Db; clock: Clock }) {
  return { fan: serveData(fan, ({ params }) => readUserProfile(db, params.username, clock.now())) };
}
