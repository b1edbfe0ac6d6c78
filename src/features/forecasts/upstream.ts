import type { BattingSeason } from '#rules/baseball/forecast/batter-value.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import { figureNumber } from '#rules/baseball/stats/figures.ts';
import type { StatSplit } from '#rules/baseball/stats/stat-block.ts';
import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { toStatBlock } from '#sources/statsapi/to-stat-blocks.ts';
import { wirePeople } from '#sources/statsapi/wire-people.ts';

/** A batter with the seasons in the major leagues, also the current one. */
export type BatterSeasons = { id: number; name: string; seasons: BattingSeason[] };

/** The upstream's names of the counts. */
const figures = {
  plateAppearances: 'plateAppearances',
  atBats: 'atBats',
  hits: 'hits',
  doubles: 'doubles',
  triples: 'triples',
  homeRuns: 'homeRuns',
  walks: 'baseOnBalls',
  intentionalWalks: 'intentionalWalks',
  hitByPitch: 'hitByPitch',
} as const;

/** A season with several clubs has a line of each, and mostly a total. */
function toSeason(season: number, lines: readonly StatSplit[]): BattingSeason {
  const total = lines.find(({ teams }) => (teams ?? 0) > 1);
  const counted = total === undefined ? lines : [total];
  const sum = (name: keyof typeof figures) =>
    counted.reduce((all, line) => all + (figureNumber(line.figures[figures[name]] ?? '') ?? 0), 0);
  return {
    season,
    plateAppearances: sum('plateAppearances'),
    atBats: sum('atBats'),
    hits: sum('hits'),
    doubles: sum('doubles'),
    triples: sum('triples'),
    homeRuns: sum('homeRuns'),
    walks: sum('walks'),
    intentionalWalks: sum('intentionalWalks'),
    hitByPitch: sum('hitByPitch'),
  };
}

export function toBatterSeasons(body: unknown): BatterSeasons[] {
  return wirePeople.parse(body).people.map(({ id, fullName = unknownPlayer, stats }) => {
    const lines = stats
      .flatMap(toStatBlock)
      .flatMap(({ splits }) => splits)
      .filter(({ season, level, gameType }) => season !== null && (level ?? 1) === 1 && (gameType ?? 'R') === 'R');
    const seasons = [...Map.groupBy(lines, ({ season }) => Number(season))];
    return { id, name: fullName, seasons: seasons.map(([season, ofSeason]) => toSeason(season, ofSeason)) };
  });
}

const fields = `people,id,fullName,stats,type,group,displayName,splits,season,gameType,sport,numTeams,stat,${Object.values(figures).join()}`;

/** The seasons of batters by id, in one request. */
export function readBatterSeasons(
  client: Pick<StatsApiClient, 'read'>,
  ids: readonly number[],
): Promise<UpstreamResponse<BatterSeasons[]>> {
  const query = {
    personIds: ids.toSorted((a, b) => a - b),
    hydrate: 'stats(group=[hitting],type=[yearByYear])',
    fields,
  };
  return client.read('/api/v1/people', { kind: 'batterSeasons', query, convert: toBatterSeasons });
}
