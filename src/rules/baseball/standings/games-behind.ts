import type { TeamRecord } from '../game/model.ts';

/** The games by which a club is behind another one, in steps of 0.5; negative if it is ahead. */
export function gamesBehind(leader: TeamRecord, { wins, losses }: TeamRecord): number {
  return (leader.wins - wins + losses - leader.losses) / 2;
}

/** The league's format: '3.5', '-' if tied, '+6.0' if ahead. */
export function gamesBehindText(behind: number): string {
  if (behind === 0) return '-';
  return behind > 0 ? behind.toFixed(1) : `+${(-behind).toFixed(1)}`;
}

/** The share of decided games won, 0 to 1; 0.5 before the first game. */
export function winningShare({ wins, losses }: TeamRecord): number {
  return wins + losses === 0 ? 0.5 : wins / (wins + losses);
}
