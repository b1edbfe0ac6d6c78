import type { Standings } from '#contract/standings.ts';
import { coversSeason } from '#domain/standings/covers-season.ts';
import { raceRules } from '#domain/standings/race-rules.ts';
import type { SeasonGame } from '#domain/standings/season-game.ts';
import type { StandingsGroup } from '#domain/standings/standings.ts';
import { standingsTables } from '#domain/standings/standings-tables.ts';
import { readSeasonGames } from '#server/statsapi/schedule/read-season-games.ts';
import { keptPer } from './kept-per.ts';
import { orNull } from './or-null.ts';
import { readGroups } from './read-groups.ts';
import { seasonAsked, type StandingsQuery, type StandingsSource } from './season-asked.ts';

/** Only the majors have rules that we know. */
const rulesOf = ({ season, level }: { season: string; level: number }) => (level === 1 ? raceRules(season) : null);

type Day = [season: string, level: number, date: string | null, isOver: boolean];

const keptTables = keptPer((groups: StandingsGroup[], games: SeasonGame[] | null, ...day: Day) => {
  const [season, level, date, isOver] = day;
  const through = date ?? undefined;
  const known = games !== null && coversSeason(groups, games, through) ? games : null;
  return standingsTables(groups, { rules: rulesOf({ season, level }), games: known, through, isOver });
});

/** The standings of a season, as of a day or now; without the season's results no tie is broken for certain. */
export async function listStandings(source: StandingsSource, query: StandingsQuery): Promise<Standings> {
  const asked = await seasonAsked(source, query);
  const { season, date, level, calendar, isOver } = asked;
  const [groups, games] = await Promise.all([
    readGroups(source, asked),
    rulesOf(asked) === null ? null : orNull(readSeasonGames(source.client, asked)),
  ]);
  return {
    season,
    date,
    level,
    firstDay: calendar?.regularStart ?? null,
    lastDay: calendar?.regularEnd ?? null,
    isOver,
    tables: keptTables(groups.value, games?.value ?? null, season, level, date, isOver),
    freshness: { asOf: groups.asOf, isStale: groups.isStale },
  };
}
