import { bullpen } from '#contract/bullpen.ts';
import { listRelievers } from '#domain/bullpen/list-relievers.ts';
import { resolveSeason, type SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { readClubStats } from '#server/statsapi/stats/read-club-stats.ts';

export function bullpenRoutes(source: SeasonSource) {
  return {
    bullpen: serveData(bullpen, async ({ params: { teamId }, query }) => {
      const season = await resolveSeason(source, query.season);
      const { value, asOf, isStale } = await readClubStats(source.client, { teamId, group: 'pitching', season });
      return { teamId, season, relievers: listRelievers(value), freshness: { asOf, isStale } };
    }),
  };
}
