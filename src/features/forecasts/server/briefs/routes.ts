import { dayBriefs, gameBrief } from '../../contract/briefs.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Crowds } from '#features/picks/server/create-crowds.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Hub } from '#sources/live/server/hub.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { createDayBriefs } from './create-day-briefs.ts';
import { readGameBrief } from './read-game-brief.ts';

type Parts = { db: Db; client: StatsApiClient; clock: Clock; hub: Hub; crowds: Crowds; realNow: () => number };

export function briefRoutes({ hub, ...parts }: Parts) {
  const readDayBriefs = createDayBriefs(parts);
  return {
    gameBrief: serveData(gameBrief, async ({ params: { gamePk } }) => readGameBrief(parts, await hub.game(gamePk))),
    dayBriefs: serveData(dayBriefs, async ({ query: { date } }) => ({ games: [...(await readDayBriefs(date))] })),
  };
}
