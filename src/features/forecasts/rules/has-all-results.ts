import type { ClubBrief } from '#rules/baseball/forecast/brief-shapes.ts';

/**
 * Whether a brief counts all games of the club's record by the league. The record can contain one more game: the first one of a
 * doubleheader on the day of the game.
 */
export function hasAllResults(
  { season: { won, lost } }: Pick<ClubBrief, 'season'>,
  record: { wins: number; losses: number } | null,
): boolean {
  return record !== null && won + lost >= record.wins + record.losses - 1;
}
