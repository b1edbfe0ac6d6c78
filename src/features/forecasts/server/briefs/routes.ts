import { gameBrief } from '../../contract/briefs.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Crowds } from '#features/picks/server/create-crowds.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Hub } from '#sources/live/server/hub.ts';
import { readGameBrief } from './read-game-brief.ts';

type Parts = { db: Db; clock: Clock; hub: Hub; crowds: Crowds };

export function briefRoutes({ hub, ...parts }: Parts) {
  return {
    gameBrief: serveData(gameBrief, async ({ params: { gamePk } }) => readGameBrief(parts, await hub.game(gamePk))),
  };
}
