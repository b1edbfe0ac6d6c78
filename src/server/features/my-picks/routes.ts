import { myPicks } from '#contract/my-picks.ts';
import type { Db } from '#server/db/open-db.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { readMyPicks } from './read-my-picks.ts';

export function myPickRoutes({ db, client }: { db: Db; client: StatsApiClient }) {
  return {
    myPicks: serveData(myPicks, (_, { user, now }) => readMyPicks({ db, client }, { userId: user.id, now })),
  };
}
