import { noPicksReason } from '#rules/picks/eligibility.ts';
import type { WireTeam } from './named.ts';
import { toGameKind } from './to-game-kind.ts';

type WireClub = Pick<WireTeam, 'sport' | 'placeholder'> | undefined;

/** Why a game of the upstream cannot be picked at any time; null for an eligible game. */
export function readNoPicksReason(gameType: string | undefined, clubs: readonly WireClub[]): string | null {
  const sportId = clubs.find((club) => club?.sport !== undefined)?.sport?.id;
  return noPicksReason(
    toGameKind(gameType, sportId),
    clubs.some((club) => club?.placeholder === true),
  );
}
