import { fan } from '#contract/fans.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { readFan } from './read-fan.ts';

export function fanRoutes({ db, clock }: { db: Db; clock: Clock }) {
  return { fan: serveData(fan, ({ params }) => readFan(db, params.username, clock.now())) };
}
