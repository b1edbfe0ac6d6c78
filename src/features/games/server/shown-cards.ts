import type { GamesDay } from '../contract/games.ts';
import { cardOfView } from '#rules/baseball/game/card-of-view.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isCalledOff, isLive, isOver, isPickable } from '#rules/baseball/game/predicates.ts';
import { hideRecords, hideResult, hideScores } from '#rules/viewer/hide-result.ts';
import type { HiddenScores } from '#rules/viewer/hidden-scores.ts';
import type { Hub } from '#sources/live/server/hub.ts';
import type { KnownResults } from '#platform/viewer/server/known-results.ts';
import { gameAtInstant } from './game-instants.ts';
import { orderGames } from './order-games.ts';

/** `instant`: epoch ms, league clock; null: now. `hidden`: null: nothing */
export type Viewer = { instant: number | null; hidden: HiddenScores | null };

/** The cards of games as viewers see them. */
export type ShownCards = {
  /** The cards of a response of `asOf`, without later results than the viewer's instant and without those that the viewer hides. */
  show(cards: readonly GameCard[], asOf: number, viewer: Viewer): Promise<GameCard[]>;
  showDay(day: GamesDay, viewer: Viewer): Promise<GamesDay>;
};

/** ms between two events of a game, with a long rain delay */
const longestPause = 6 * 3_600_000;

export function createShownCards({ hub, results }: { hub: Hub; results: KnownResults }): ShownCards {
  async function cardAt(card: GameCard, instant: number): Promise<GameCard> {
    const isDecided = isOver(card) && results.isKnownAt(card, instant);
    if (isPickable(card) || isCalledOff(card) || isDecided) return card;
    const game = await hub.game(card.gamePk).catch(() => null);
    if (game === null) return hideResult(card, 'Hidden by your delay');
    const { view, arrivals } = gameAtInstant(game, instant);
    // the events do not say that a game was suspended
    const isPaused = isLive(view) && (arrivals.at(-1) ?? instant) < instant - longestPause;
    return isPaused ? hideResult(card, 'Hidden by your delay') : cardOfView(card, view);
  }

  async function showAt(cards: readonly GameCard[], instant: number): Promise<GameCard[]> {
    const known = await Promise.all(cards.map((card) => cardAt(card, instant)));
    // the records of the clubs and the standing of a series contain results of other games
    return (results.newest() ?? instant) > instant ? known.map((card) => hideRecords(card)) : known;
  }

  async function show(cards: readonly GameCard[], asOf: number, { instant, hidden }: Viewer): Promise<GameCard[]> {
    results.record(cards, asOf);
    const known = instant === null ? [...cards] : await showAt(cards, instant);
    return hidden === null ? known : known.map((card) => hideScores(card, hidden));
  }

  return {
    show,
    async showDay(day, viewer) {
      const { games, freshness } = day;
      const shown = await show(games, freshness.asOf, viewer);
      const asOf = Math.min(freshness.asOf, viewer.instant ?? freshness.asOf);
      return { ...day, games: orderGames(shown), freshness: { ...freshness, asOf } };
    },
  };
}
