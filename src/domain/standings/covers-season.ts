import { gamesByClub, type SeasonGame } from './season-game.ts';
import type { StandingsGroup } from './standings.ts';

/** Club games that the one answer may have and the other not yet: a day's, and two in a hundred. */
const slack = (played: number): number => 30 + played * 0.02;

/** Whether the games are those that the standings were made of: a part of a season says nothing of its races. */
export function coversSeason(
  groups: readonly StandingsGroup[],
  games: readonly SeasonGame[],
  through?: string,
): boolean {
  const books = gamesByClub(games, through);
  const clubs = groups.filter(({ kind }) => kind !== 'wildCard').flatMap(({ standings }) => standings);
  const played = clubs.reduce((sum, { wins, losses }) => sum + wins + losses, 0);
  const told = clubs.reduce((sum, { team }) => sum + (books.get(team.id)?.length ?? 0), 0);
  return Math.abs(played - told) <= slack(played);
}
