import type { GameCard } from './game-card.ts';
import { isOver, isLive, isPickable } from './predicates.ts';

const runsApart = ({ teams: { away, home } }: GameCard): number => Math.abs((away.score ?? 0) - (home.score ?? 0));

/** Closest score first; of equals, the later inning first. */
const byCloseness = (one: GameCard, other: GameCard): number =>
  runsApart(one) - runsApart(other) || (other.inning ?? 0) - (one.inning ?? 0);

const byStart = (one: GameCard, other: GameCard): number => (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity);

type Viewer = {
  /** gamePks of the user's own picks */
  own?: ReadonlySet<number>;
  /** the id of the favorite club */
  favorite?: number | null;
};

/**
 * The featured game of a day: that of the favorite club, a live one before the next one and the last one; else the closest game in
 * progress, one of the user's own picks before any other; else the game that starts next; else the last one that ended. Null when
 * there is none.
 */
export function featuredGame(
  games: readonly GameCard[],
  { own = new Set(), favorite = null }: Viewer = {},
): GameCard | null {
  const ofClub = games.filter(({ teams: { away, home } }) => [away.id, home.id].some((id) => id === favorite));
  const ofFavorite = ofClub.length === 0 ? null : featuredGame(ofClub, { own });
  if (ofFavorite !== null) return ofFavorite;
  const live = games.filter((game) => isLive(game) && game.inning !== null).toSorted(byCloseness);
  return (
    live.find(({ gamePk }) => own.has(gamePk)) ??
    live[0] ??
    games.filter((game) => isPickable(game)).toSorted(byStart)[0] ??
    games
      .filter((game) => isOver(game))
      .toSorted(byStart)
      .at(-1) ??
    null
  );
}
