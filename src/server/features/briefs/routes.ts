import { gameBrief } from '#contract/briefs.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { createCrowds } from '#server/features/predictions/read-day-picks.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import type { Hub } from '#server/live/hub.ts';
import { readGameBrief } from './read-game-brief.ts';

type Parts = { db: Db; clock: Clock; hub: Hub; realNow: () => number };

export function briefRoutes({ hub, realNow, ...parts }: Parts) {
  const crowds = createCrowds(parts.db, realNow);
  return {
    gameBrief: serveData(gameBrief, async ({ params: { gamePk } }) =>
      readGameBrief({ ...parts, crowds }, await hub.game(gamePk)),
    ),
  };
}
