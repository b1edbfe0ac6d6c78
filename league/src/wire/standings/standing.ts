import type { ClubResult } from '../../lines.ts';
import type { Club } from '../../model.ts';
import { type WonLost, wonLost } from './club-record.ts';

/** A club's season so far in one kind of game. */
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

/** Best first: winning percentage, then run difference, then name. */
export function ranked(standings: readonly Standing[]): Standing[] {
  return standings.toSorted(
    (a, b) =>
      share(b) - share(a) || b.scored - b.allowed - (a.scored - a.allowed) || (a.club.name < b.club.name ? -1 : 1),
  );
}

/** Games behind: half the difference of wins and losses. '-' level, '+2.0' ahead (only the wild card shows that). */
export function gamesBehind(leader: WonLost, standing: WonLost): string {
  const behind = (leader.wins - standing.wins + (standing.losses - leader.losses)) / 2;
  if (behind === 0) return '-';
  return behind > 0 ? behind.toFixed(1) : `+${(-behind).toFixed(1)}`;
}

/** What remains until a club is out behind a leader, or a leader is in: 163 − wins of the one − losses of the other. */
export function eliminationNumber(leader: WonLost, standing: WonLost, seasonGames: number): number {
  return Math.max(0, seasonGames + 1 - leader.wins - standing.losses);
}
