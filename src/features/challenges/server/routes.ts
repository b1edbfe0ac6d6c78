import { challenges } from '../contract.ts';
import type { Db } from '#platform/db/open-db.ts';
import { resolveSeason, type SeasonSource } from '#features/site/server/read-season-choice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { createSeasonChallenges } from './season-challenges.ts';

export function challengeRoutes({ db, ...source }: SeasonSource & { db: Db }) {
  const readSeasonChallenges = createSeasonChallenges(db);
  return {
    challenges: serveData(challenges, async ({ query: { season, team = null } }) =>
      readSeasonChallenges(await resolveSeason(source, season), team),
    ),
  };
}
