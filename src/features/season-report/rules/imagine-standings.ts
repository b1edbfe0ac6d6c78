import { winningShare } from '#rules/baseball/standings/standings-figures.ts';
import type { ImaginedRecord } from './report-shapes.ts';

type ClubRecord = { teamId: number; wins: number; losses: number };

/** A game that the picked club lost. */
type WrongPick = { winnerId: number; loserId: number };

/**
 * Returns the clubs of a division in the order that they would have if every wrong pick had come true. The picked club then has one
 * win more and one loss less, and its opponent the opposite. Clubs that are equal keep their real order.
 */
export function imagineDivision(division: readonly ClubRecord[], wrong: readonly WrongPick[]): ImaginedRecord[] {
  const lines = division.map(({ teamId, wins, losses }, index) => {
    const gained =
      wrong.filter(({ winnerId }) => winnerId === teamId).length -
      wrong.filter(({ loserId }) => loserId === teamId).length;
    return { teamId, wins: wins + gained, losses: losses - gained, real: { place: index + 1, wins, losses } };
  });
  return lines
    .toSorted((one, other) => winningShare(other) - winningShare(one))
    .map((line, index) => ({ ...line, place: index + 1 }));
}
