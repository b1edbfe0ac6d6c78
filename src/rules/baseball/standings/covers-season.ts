import { gamesByClub, type SeasonGame } from './season-game.ts';
import type { StandingsGroup } from './standings.ts';

/** The accepted difference in club games between two responses of different age: one day's games and 2%. */
const tolerance = (played: number): number => 30 + played * 0.02;

/** True if the games match the records in the standings; races cannot be computed from a part of a season. */
export function coversSeason(
  groups: readonly StandingsGroup[],
  games: readonly SeasonGame[],
  through?: string,
): boolean {
  const books = gamesByClub(games, through);
  const clubs = groups.filter(({ kind }) => kind !== 'wildCard').flatMap(({ standings }) => standings);
  const played = clubs.reduce((sum, { wins, losses }) => sum + wins + losses, 0);
  const listed = clubs.reduce((sum, { team }) => sum + (books.get(team.id)?.length ?? 0), 0);
  return Math.abs(played - listed) <= tolerance(played);
}
