import type { GameCard } from './game-card.ts';
import { isOver, isLive, isPickable } from './predicates.ts';

const runsApart = ({ teams: { away, home } }: GameCard): number => Math.abs((away.score ?? 0) - (home.score ?? 0));

/** Closest score first; of equals, the later inning first. */
const byCloseness = (one: GameCard, other: GameCard): number =>
  runsApart(one) - runsApart(other) || (other.inning ?? 0) - (one.inning ?? 0);

const byStart = (one: GameCard, other: GameCard): number => (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity);

/** The featured game of a day: the closest one in progress, else the one that starts next, else the last one that ended. Null when there is none. */
export function featuredGame(games: readonly GameCard[]): GameCard | null {
  const live = games.filter((game) => isLive(game) && game.inning !== null).toSorted(byCloseness);
  return (
    live[0] ??
    games.filter((game) => isPickable(game)).toSorted(byStart)[0] ??
    games
      .filter((game) => isOver(game))
      .toSorted(byStart)
      .at(-1) ??
    null
  );
}
