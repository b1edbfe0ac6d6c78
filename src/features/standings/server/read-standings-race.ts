import type { StandingsRace } from '../contract.ts';
import { coversSeason } from '#rules/baseball/standings/covers-season.ts';
import { foldRace } from '#rules/baseball/standings/race.ts';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import type { StandingsGroup } from '#rules/baseball/standings/standings.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import { memoizeLatest } from './memoize-latest.ts';
import { emptyIfMissing } from './missing-responses.ts';
import { readGroups } from './read-groups.ts';
import { resolveStandingsSeason, type StandingsQuery, type StandingsSource } from './resolve-standings-season.ts';

const computeRace = memoizeLatest((groups: StandingsGroup[], games: SeasonGame[], date: string | null) => {
  const divisions = groups
    .filter(({ kind, standings }) => kind !== 'wildCard' && standings.length > 0)
    .map(({ divisionId, name, standings }) => ({ divisionId, name, clubs: standings.map(({ team }) => team) }));
  const through = date ?? undefined;
  return foldRace(divisions, coversSeason(groups, games, through) ? games : [], through);
});

/** Reads the games behind of each day for the divisions of the standings. */
export async function readStandingsRace(source: StandingsSource, query: StandingsQuery): Promise<StandingsRace> {
  const resolved = await resolveStandingsSeason(source, query);
  const { season, date, level } = resolved;
  const [groups, games] = await Promise.all([
    readGroups(source, resolved),
    emptyIfMissing(source, readSeasonGames(source.client, resolved)),
  ]);
  return {
    season,
    date,
    level,
    race: computeRace(groups.value, games.value, date),
    freshness: { asOf: games.asOf, isStale: games.isStale },
  };
}
