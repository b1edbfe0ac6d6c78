import { resolveSeason, type SeasonSource } from '#features/league/server/read-season-choice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { readClubStats } from '#sources/statsapi/read-season-stats.ts';
import { bullpen } from '../contract.ts';
import { listRelievers } from '../rules.ts';

export function bullpenRoutes(source: SeasonSource) {
  return {
    bullpen: serveData(bullpen, async ({ params: { teamId }, query }) => {
      const season = await resolveSeason(source, query.season);
      const { value, asOf, isStale } = await readClubStats(source.client, { teamId, group: 'pitching', season });
      return { teamId, season, relievers: listRelievers(value), freshness: { asOf, isStale } };
    }),
  };
}
