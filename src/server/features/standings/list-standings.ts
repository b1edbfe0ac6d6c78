import type { Standings } from '#contract/standings.ts';
import { raceRules } from '#domain/standings/race-rules.ts';

import { readSeasonGames } from '#server/statsapi/read-season-games.ts';
import { keptTables } from './kept-tables.ts';
import { orNull } from './or-null.ts';
import { readGroups } from './read-groups.ts';
import { seasonAsked, type StandingsQuery, type StandingsSource } from './season-asked.ts';

/** The standings of a season, as of a day or now; without the season's results no tie is broken for certain. */
export async function listStandings(source: StandingsSource, query: StandingsQuery): Promise<Standings> {
  const asked = await seasonAsked(source, query);
  const { season, date, level, calendar, isOver } = asked;
  const rules = level === 1 ? raceRules(season) : null;
  const [{ value: groups, asOf, isStale }, games] = await Promise.all([
    readGroups(source, asked),
    rules === null ? null : orNull(readSeasonGames(source.client, asked)),
  ]);
  return {
    season,
    date,
    level,
    firstDay: calendar?.regularStart ?? null,
    lastDay: calendar?.regularEnd ?? null,
    isOver,
    tables: keptTables(groups, { rules, games: games?.value ?? null, through: date ?? undefined, isOver }),
    freshness: { asOf, isStale },
  };
}
