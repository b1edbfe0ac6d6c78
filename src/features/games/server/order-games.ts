import { compareByStart } from '#rules/baseball/game/compare-by-start.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Phase } from '#rules/baseball/game/model.ts';

const places: Record<Phase, number> = { live: 0, held: 1, open: 2, unknown: 3, final: 4, void: 5 };

/** Orders live games first, then upcoming and ended ones; each group by start time, unknown ones last. */
export function orderGames(games: readonly GameCard[]): GameCard[] {
  return games.toSorted(
    (one, other) => places[one.status.phase] - places[other.status.phase] || compareByStart(one, other),
  );
}
