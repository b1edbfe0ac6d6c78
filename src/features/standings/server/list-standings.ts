import type { Standings } from '../contract.ts';
import { coversSeason } from '#rules/baseball/standings/covers-season.ts';
import { raceRules } from '#rules/baseball/standings/race-rules.ts';
import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import type { StandingsGroup } from '#rules/baseball/standings/standings.ts';
import { standingsTables } from '#rules/baseball/standings/standings-tables.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import { memoizeLatest } from './memoize-latest.ts';
import { nullIfUpstreamFails } from './missing-responses.ts';
import { readGroups } from './read-groups.ts';
import { resolveStandingsSeason, type StandingsQuery, type StandingsSource } from './resolve-standings-season.ts';

/** Only the major leagues have known rules. */
const rulesOf = ({ season, level }: { season: string; level: number }) => (level === 1 ? raceRules(season) : null);

type Day = [season: string, level: number, date: string | null, isOver: boolean];

const computeTables = memoizeLatest((groups: StandingsGroup[], games: SeasonGame[] | null, ...day: Day) => {
  const [season, level, date, isOver] = day;
  const through = date ?? undefined;
  const complete = games !== null && coversSeason(groups, games, through) ? games : null;
  return standingsTables(groups, { rules: rulesOf({ season, level }), games: complete, through, isOver });
});

/** Reads the standings of a season at a day (default: now). Ties need the season's results; without them they stay open. */
export async function listStandings(source: StandingsSource, query: StandingsQuery): Promise<Standings> {
  const resolved = await resolveStandingsSeason(source, query);
  const { season, date, level, calendar, isOver } = resolved;
  const [groups, games] = await Promise.all([
    readGroups(source, resolved),
    rulesOf(resolved) === null ? null : nullIfUpstreamFails(readSeasonGames(source.client, resolved)),
  ]);
  return {
    season,
    date,
    level,
    firstDay: calendar?.regularStart ?? null,
    lastDay: calendar?.regularEnd ?? null,
    isOver,
    tables: computeTables(groups.value, games?.value ?? null, season, level, date, isOver),
    freshness: { asOf: groups.asOf, isStale: groups.isStale },
  };
}
