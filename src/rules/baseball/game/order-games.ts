import type { GameCard } from './game-card.ts';
import type { Phase } from './model.ts';
import { compareByStart } from './predicates.ts';

const places: Record<Phase, number> = { live: 0, held: 1, open: 2, unknown: 3, final: 4, void: 5 };

/** Orders live games first, then upcoming and ended ones; each group by start time, unknown ones last. */
export function orderGames<Game extends Pick<GameCard, 'gamePk' | 'startsAt' | 'status'>>(
  games: readonly Game[],
): Game[] {
  return games.toSorted(
    (one, other) => places[one.status.phase] - places[other.status.phase] || compareByStart(one, other),
  );
}
