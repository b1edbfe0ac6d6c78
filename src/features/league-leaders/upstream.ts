import { z } from 'zod';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import { mlbLeagues, type MlbLeagueId } from '#rules/baseball/teams/mlb-leagues.ts';
import { type UpstreamResponse, mapResponse, memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { rank as rankField } from '#sources/statsapi/wire/baseball-bounds.ts';
import { toNamed } from '#sources/statsapi/wire/to-named.ts';
import { figure, optional, optionalRows, rows, text } from '#sources/statsapi/wire/tolerant.ts';
import { wireNamed, wirePerson } from '#sources/statsapi/wire/wire-team.ts';
import { leaderCategories, type LeaderCategoryId } from './rules/leader-categories.ts';
import type { Leader } from './rules/leader.ts';

const wireLeader = z.object({
  rank: rankField,
  value: figure,
  person: wirePerson,
  team: optional(wireNamed),
  league: optional(wireNamed),
});

export const wireLeaders = z.object({
  leagueLeaders: rows(z.object({ leaderCategory: text, statGroup: text, leaders: optionalRows(wireLeader, 500) }), 50),
});

type WireLeader = z.infer<typeof wireLeader>;

type Params = { category: LeaderCategoryId; season: string; league?: MlbLeagueId | undefined };

/** The first twenty leaders of a category in a season, best first, by default of both leagues. More are returned when the last ones are tied. */
export async function readLeaders(
  client: StatsApiClient,
  { category, season, league }: Params,
): Promise<UpstreamResponse<Leader[]>> {
  const group = leaderCategories.find(({ id }) => id === category)?.group;
  const leagueId = mlbLeagues.find(({ id }) => id === league)?.leagueId;
  const query = { leaderCategories: category, statGroup: group, sportId: 1, season, leagueId, limit: 20 };
  const response = await client.read('/api/v1/stats/leaders', { kind: 'leaders', query, convert: toLeaders });
  return mapResponse(response, (blocks) => (blocks.find((block) => block.group === group) ?? blocks[0])?.leaders ?? []);
}

/** The leaders of several categories in a season, in every group of statistics that has them, with one request. */
export function readLeaderLists(
  client: StatsApiClient,
  { categories, season, limit }: { categories: readonly string[]; season: string; limit: number },
): Promise<UpstreamResponse<LeadersOfGroup[]>> {
  const query = { leaderCategories: categories.join(), statGroup: 'hitting,pitching', sportId: 1, season, limit };
  return client.read('/api/v1/stats/leaders', { kind: 'leaders', query, convert: toLeaders });
}

/** The leaders of a category in one group of statistics. A category can exist in several groups. */
type LeadersOfGroup = { category: string; group: string; leaders: Leader[] };

export const toLeaders = memoizeByBody((body): LeadersOfGroup[] =>
  wireLeaders.parse(body).leagueLeaders.map(({ leaderCategory, statGroup, leaders }) => ({
    category: leaderCategory ?? '',
    group: statGroup ?? '',
    leaders: leaders.map(toLeader),
  })),
);

function toLeader({ rank, value, person, team, league }: WireLeader, index: number): Leader {
  return {
    rank: rank ?? index + 1,
    value: value ?? '-',
    person: { id: person.id, name: person.fullName ?? unknownPlayer },
    team: toNamed(team),
    league: toNamed(league),
  };
}
