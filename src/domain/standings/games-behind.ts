import type { TeamRecord } from '#domain/game/model.ts';

/** Games that a club is behind another one, in steps of a half; negative when it is ahead. */
export function gamesBehind(leader: TeamRecord, { wins, losses }: TeamRecord): number {
  return (leader.wins - wins + losses - leader.losses) / 2;
}

/** '3.5', '-' when level, '+6.0' when ahead: as the league writes it. */
export function gamesBehindText(behind: number): string {
  if (behind === 0) return '-';
  return behind > 0 ? behind.toFixed(1) : `+${(-behind).toFixed(1)}`;
}

/** Share of decided games won; a half before the first. */
export function winningShare({ wins, losses }: TeamRecord): number {
  return wins + losses === 0 ? 0.5 : wins / (wins + losses);
}
