import type { GameKind } from '#domain/predictions/eligibility.ts';

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
};

/** The kind of a game by its type and the sport of its clubs. A response without a type lists games of a season. */
export function toGameKind(gameType: string | undefined, sportId: number | undefined): GameKind {
  if (sportId === internationalSport) return 'international';
  return gameType === undefined ? 'season' : (kinds[gameType] ?? 'other');
}
