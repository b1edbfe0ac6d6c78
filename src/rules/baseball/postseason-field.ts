import type { PostseasonField } from './bracket.ts';
import { winningShare } from './standings/standings-figures.ts';
import type { ClubLine, StandingsTable } from './standings/standings-table.ts';
import { majorLeagues } from './teams/leagues.ts';

/** The clubs of each league that enter the postseason without a division lead. Source: the format since 2022. */
export const wildCards = 3;

/**
 * The clubs that would play the postseason if the season ended with these standings: in each league the division leaders by record, then
 * the three wild cards. Null before the first game and for standings without three divisions and a wild card in each league.
 */
export function postseasonField(tables: readonly StandingsTable[]): PostseasonField | null {
  const [american, national] = majorLeagues.map(({ leagueId }) => seedsOf(tables, leagueId));
  return american && national ? { AL: american, NL: national } : null;
}

function seedsOf(tables: readonly StandingsTable[], leagueId: number): ClubLine['team'][] | null {
  const ofLeague = tables.filter((table) => table.leagueId === leagueId);
  const leaders = ofLeague.filter(({ kind }) => kind === 'division').flatMap(({ lines }) => lines.slice(0, 1));
  const others = ofLeague.filter(({ kind }) => kind === 'wildCard').flatMap(({ lines }) => lines.slice(0, wildCards));
  const hasStarted = leaders.some(({ wins, losses }) => wins + losses > 0);
  if (leaders.length !== 3 || others.length !== wildCards || !hasStarted) return null;
  // the order of leaders with equal records is that of their run differences
  const ranked = leaders.toSorted(
    (a, b) => winningShare(b) - winningShare(a) || (b.runDifferential ?? 0) - (a.runDifferential ?? 0),
  );
  return [...ranked, ...others].map(({ team }) => team);
}

/** Whether a postseason followed the season ('2025'). The first World Series was in 1903; in 1904 and 1994 there was none. */
export function hasPostseason(season: string): boolean {
  return season >= '1903' && season !== '1904' && season !== '1994';
}
