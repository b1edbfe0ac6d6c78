import type { ClubResult } from '../../lines.ts';
import type { Club } from '../../model.ts';
import { type WonLost, wonLost } from './club-record.ts';

/** A club's season in one kind of game. */
export type Standing = WonLost & { club: Club; games: readonly ClubResult[]; scored: number; allowed: number };

export function standingOf(club: Club, games: readonly ClubResult[]): Standing {
  const sum = (read: (game: ClubResult) => number) => games.reduce((total, game) => total + read(game), 0);
  return {
    club,
    games,
    ...wonLost(games),
    scored: sum(({ scored }) => scored),
    allowed: sum(({ allowed }) => allowed),
  };
}

export function share({ wins, losses }: WonLost) {
  return wins + losses === 0 ? 0 : wins / (wins + losses);
}

/** Sorts by winning percentage, then run difference, then name. */
export function rankStandings(standings: readonly Standing[]): Standing[] {
  return standings.toSorted(
    (a, b) =>
      share(b) - share(a) || b.scored - b.allowed - (a.scored - a.allowed) || (a.club.name < b.club.name ? -1 : 1),
  );
}

/** Games behind: half the difference of wins and losses. '-' for a tie, '+2.0' when ahead (only in the wild card). */
export function gamesBehind(leader: WonLost, standing: WonLost): string {
  const behind = (leader.wins - standing.wins + (standing.losses - leader.losses)) / 2;
  if (behind === 0) return '-';
  return behind > 0 ? behind.toFixed(1) : `+${(-behind).toFixed(1)}`;
}

/** Elimination or magic number: 163 − wins of the leader − losses of the other club. */
export function eliminationNumber(leader: WonLost, standing: WonLost, seasonGames: number): number {
  return Math.max(0, seasonGames + 1 - leader.wins - standing.losses);
}
