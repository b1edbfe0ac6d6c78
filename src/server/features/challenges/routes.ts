import { challenges } from '#contract/challenges.ts';
import type { Db } from '#server/db/open-db.ts';
import { resolveSeason, type SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { createSeasonChallenges } from './season-challenges.ts';

export function challengeRoutes({ db, ...source }: SeasonSource & { db: Db }) {
  const readSeasonChallenges = createSeasonChallenges(db);
  return {
    challenges: serveData(challenges, async ({ query: { season, team = null } }) =>
      readSeasonChallenges(await resolveSeason(source, season), team),
    ),
  };
}
