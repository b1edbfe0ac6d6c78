import type { Leader } from '../rules/leader.ts';
import { memoizeByBody } from '#sources/statsapi/client/memoize-by-body.ts';
import { toNamed } from '#sources/statsapi/wire/to-named.ts';
import { wireLeaders, type WireLeader } from './wire-leaders.ts';

/** The leaders of a category in one group of statistics. A category can exist in several groups. */
export type LeadersOfGroup = { category: string; group: string; leaders: Leader[] };

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
    person: { id: person.id, name: person.fullName ?? `Player ${person.id}` },
    team: toNamed(team),
    league: toNamed(league),
  };
}
