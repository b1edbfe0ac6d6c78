/** What a game is played for. `other`: known to the upstream, but not to this product. */
export type GameKind = 'season' | 'postseason' | 'spring' | 'exhibition' | 'all-star' | 'international' | 'other';

const reasons: Record<GameKind, string | null> = {
  season: null,
  postseason: null,
  spring: 'Spring training games don’t count, so there is nothing to pick.',
  exhibition: 'Exhibition games don’t count, so there is nothing to pick.',
  'all-star': 'The All-Star Game doesn’t count, so there is nothing to pick.',
  international: 'International games don’t count, so there is nothing to pick.',
  other: 'This kind of game doesn’t count, so there is nothing to pick.',
};

/**
 * Why a game cannot be picked at any time; null for an eligible game. Regular season and postseason count. A game with an unknown
 * club ('winner of …', 'if necessary') is eligible when both clubs are known. Source: the product's decisions, "Predicting".
 */
export function noPicksReason(kind: GameKind, hasUnknownClub: boolean): string | null {
  return reasons[kind] ?? (hasUnknownClub ? 'Picks open when both clubs are known.' : null);
}
