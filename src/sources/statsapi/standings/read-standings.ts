import type { StandingsGroup } from '#rules/baseball/standings/standings.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toStandings } from './to-standings.ts';

const majorLeagues = [103, 104];

type Params = {
  season: string;
  /** the standings at the end of that day (YYYY-MM-DD); default: the newest */
  date?: string;
  /** upstream ids of the leagues; default: the American and the National League */
  leagueIds?: readonly number[];
};

/** Standings by division, and the wild-card list of each league. */
export function readStandings(
  client: StatsApiClient,
  { season, date, leagueIds = majorLeagues }: Params,
): Promise<UpstreamResponse<StandingsGroup[]>> {
  const query = {
    leagueId: leagueIds,
    season,
    date,
    standingsTypes: ['regularSeason', 'wildCard'],
    hydrate: 'division,team',
  };
  return client.read('/api/v1/standings', { kind: 'standings', query, convert: toStandings });
}
