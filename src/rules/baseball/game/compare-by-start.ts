import type { GameCard } from './game-card.ts';
import { scheduledStart } from './predicates.ts';

type Scheduled = Pick<GameCard, 'gamePk' | 'startsAt' | 'status'>;

const startOf = (game: Scheduled): number => scheduledStart(game) ?? Number.MAX_SAFE_INTEGER;

/** Orders games by start, those to be determined last, then by gamePk. */
export function compareByStart(one: Scheduled, other: Scheduled): number {
  return startOf(one) - startOf(other) || one.gamePk - other.gamePk;
}
