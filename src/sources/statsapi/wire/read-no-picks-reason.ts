import { noPicksReason, type GameKind } from '#rules/picks/eligibility.ts';
import type { WireTeam } from './named.ts';
import { reportUnknownCode } from './out-of-bounds.ts';

type WireClub = Pick<WireTeam, 'sport' | 'placeholder'> | undefined;

/** Why a game of the upstream cannot be picked at any time; null for an eligible game. */
export function readNoPicksReason(gameType: string | undefined, clubs: readonly WireClub[]): string | null {
  const sportId = clubs.find((club) => club?.sport !== undefined)?.sport?.id;
  return noPicksReason(
    toGameKind(gameType, sportId),
    clubs.some((club) => club?.placeholder === true),
  );
}

/** The sport of the World Baseball Classic, whose games have the letters of the postseason. */
const internationalSport = 51;

const kinds: Readonly<Record<string, GameKind>> = {
  R: 'season',
  F: 'postseason',
  D: 'postseason',
  L: 'postseason',
  W: 'postseason',
  S: 'spring',
  E: 'exhibition',
  A: 'all-star',
  /** championship, nineteenth century, playoffs and intrasquad games of the upstream's list of types */
  C: 'other',
  N: 'other',
  P: 'other',
  I: 'other',
};

/** The kind of a game by its type and the sport of its clubs. A response without a type lists games of a season. */
export function toGameKind(gameType: string | undefined, sportId: number | undefined): GameKind {
  if (sportId === internationalSport) return 'international';
  if (gameType === undefined) return 'season';
  const kind = kinds[gameType];
  if (kind === undefined) reportUnknownCode(`game type ${gameType}`);
  return kind ?? 'other';
}
