import { fan } from '#contract/fans.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { readUserProfile } from './read-user-profile.ts';

export function userProfileRoutes({ db, clock }: { db: Db; clock: Clock }) {
  return { fan: serveData(fan, ({ params }) => readUserProfile(db, params.username, clock.now())) };
}
