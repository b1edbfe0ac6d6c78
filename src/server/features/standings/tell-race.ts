import type { StandingsRace } from '#contract/standings.ts';
import { coversSeason } from '#domain/standings/covers-season.ts';
import { foldRace } from '#domain/standings/race.ts';
import type { SeasonGame } from '#domain/standings/season-game.ts';
import type { StandingsGroup } from '#domain/standings/standings.ts';
import { readSeasonGames } from '#server/statsapi/schedule/read-season-games.ts';
import { keptPer } from './kept-per.ts';
import { orNothing } from './or-nothing.ts';
import { readGroups } from './read-groups.ts';
import { seasonAsked, type StandingsQuery, type StandingsSource } from './season-asked.ts';

const keptRace = keptPer((groups: StandingsGroup[], games: SeasonGame[], date: string | null) => {
  const divisions = groups
    .filter(({ kind, standings }) => kind !== 'wildCard' && standings.length > 0)
    .map(({ divisionId, name, standings }) => ({ divisionId, name, clubs: standings.map(({ team }) => team) }));
  const through = date ?? undefined;
  return foldRace(divisions, coversSeason(groups, games, through) ? games : [], through);
});

/** Games behind, day by day, of the divisions as they are in the standings. */
export async function tellRace(source: StandingsSource, query: StandingsQuery): Promise<StandingsRace> {
  const asked = await seasonAsked(source, query);
  const { season, date, level } = asked;
  const [groups, games] = await Promise.all([
    readGroups(source, asked),
    orNothing(source, readSeasonGames(source.client, asked)),
  ]);
  return {
    season,
    date,
    level,
    race: keptRace(groups.value, games.value, date),
    freshness: { asOf: games.asOf, isStale: games.isStale },
  };
}
