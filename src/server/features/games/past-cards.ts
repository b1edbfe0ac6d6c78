import type { GamesDay } from '#contract/games.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { isOver, isPickable } from '#domain/game/predicates.ts';
import { hideResult, hideScores } from '#domain/hidden-scores/hide-result.ts';
import type { HiddenScores } from '#domain/hidden-scores/hidden-scores.ts';
import { maxDelay } from '#domain/viewer-clock/viewer-clock.ts';
import type { PastResponses } from '#server/viewer-clock/past-responses.ts';
import { createPastValues } from '#server/viewer-clock/past-values.ts';
import { orderGames } from './order-games.ts';

/** `instant`: null: now; `hidden`: null: nothing */
export type Viewer = { instant: number | null; hidden: HiddenScores | null };

/** The cards of the last minutes. Times are epoch ms, league clock. */
export type PastCards = {
  /**
   * The newest cards of a day as they were known at the viewer's instant, without later results and without those that the viewer
   * hides. The cards are kept for later calls.
   */
  dayFor(day: GamesDay, viewer: Viewer): GamesDay;
};

const keptFor = maxDelay * 1000;
/** of several days and levels */
const maxGames = 1000;

export function createPastCards({ noteResults }: Pick<PastResponses, 'noteResults'>): PastCards {
  const past = createPastValues<GameCard>({ keptFor, maxKeys: maxGames });

  function record(cards: readonly GameCard[], asOf: number): void {
    for (const card of cards) {
      const before = past.find(card.gamePk, asOf);
      if (before !== null && !isOver(before) && isOver(card)) noteResults(asOf);
      past.record(card.gamePk, card, asOf);
    }
  }

  function cardAt(card: GameCard, instant: number): GameCard {
    const known = past.find(card.gamePk, instant);
    if (known !== null) return known;
    const isOfEarlierDay = isOver(card) && card.officialDate < baseballDay(instant);
    return isPickable(card) || isOfEarlierDay ? card : hideResult(card, 'Hidden by your delay');
  }

  return {
    dayFor(day, { instant, hidden }) {
      const { games, freshness } = day;
      record(games, freshness.asOf);
      if (instant === null && hidden === null) return day;
      const known = instant === null ? games : games.map((card) => cardAt(card, instant));
      const shown = known.map((card) => hideScores(card, hidden));
      const asOf = Math.min(freshness.asOf, instant ?? freshness.asOf);
      return { ...day, games: orderGames(shown), freshness: { ...freshness, asOf } };
    },
  };
}
