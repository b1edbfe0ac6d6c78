import { gameBrief } from '#contract/briefs.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import type { Crowds } from '#server/features/predictions/create-crowds.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import type { Hub } from '#server/live/hub.ts';
import { readGameBrief } from './read-game-brief.ts';

type Parts = { db: Db; clock: Clock; hub: Hub; crowds: Crowds };

export function briefRoutes({ hub, ...parts }: Parts) {
  return {
    gameBrief: serveData(gameBrief, async ({ params: { gamePk } }) => readGameBrief(parts, await hub.game(gamePk))),
  };
}
