import type { PostseasonField } from './bracket.ts';
import type { ClubLine, StandingsTable } from './standings/standings-table.ts';
import { mlbLeagues } from './teams/mlb-leagues.ts';

/** The clubs of each league in the postseason. Source: the format since 2022. */
const places = 6;

/**
 * The clubs that would play the postseason if the season ended with these standings, by seed. Null before the first game and for
 * standings without six seeds in each league.
 */
export function postseasonField(tables: readonly StandingsTable[]): PostseasonField | null {
  const [american, national] = mlbLeagues.map(({ leagueId }) => seedsOf(tables, leagueId));
  return american && national ? { AL: american, NL: national } : null;
}

function seedsOf(tables: readonly StandingsTable[], leagueId: number): ClubLine['team'][] | null {
  const seeds: ClubLine['team'][] = [];
  let played = 0;
  for (const { seed, team, wins, losses } of tables
    .filter((table) => table.leagueId === leagueId)
    .flatMap(({ lines }) => lines)) {
    if (seed === null) continue;
    seeds[seed - 1] = team;
    played += wins + losses;
  }
  return seeds.length === places && played > 0 ? seeds : null;
}

/** Whether a postseason followed the season ('2025'). The first World Series was in 1903; in 1904 and 1994 there was none. */
export function hasPostseason(season: string): boolean {
  return season >= '1903' && season !== '1904' && season !== '1994';
}
