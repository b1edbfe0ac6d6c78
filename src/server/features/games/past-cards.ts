import { baseballDay } from '#domain/game/baseball-day.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { isOver, isPickable } from '#domain/game/predicates.ts';
import { hideResult } from '#domain/viewer-clock/hide-result.ts';
import { maxDelay } from '#domain/viewer-clock/viewer-clock.ts';
import type { PastResponses } from '#server/viewer-clock/past-responses.ts';
import { createPastValues } from '#server/viewer-clock/past-values.ts';

/** The cards of the last minutes. Times are epoch ms, league clock. */
export type PastCards = {
  /** Call this with all cards that the upstream has sent at `asOf`. */
  record(cards: readonly GameCard[], asOf: number): void;
  /** The card as it was known at an instant, or without its result. */
  at(card: GameCard, instant: number): GameCard;
};

const keptFor = maxDelay * 1000;
/** of several days and levels */
const maxGames = 1000;

export function createPastCards({ noteResults }: Pick<PastResponses, 'noteResults'>): PastCards {
  const past = createPastValues<GameCard>({ keptFor, maxKeys: maxGames });
  return {
    record(cards, asOf) {
      for (const card of cards) {
        const before = past.find(card.gamePk, asOf);
        if (before !== null && !isOver(before) && isOver(card)) noteResults(asOf);
        past.record(card.gamePk, card, asOf);
      }
    },
    at(card, instant) {
      const known = past.find(card.gamePk, instant);
      if (known !== null) return known;
      const isOfEarlierDay = isOver(card) && card.officialDate < baseballDay(instant);
      return isPickable(card) || isOfEarlierDay ? card : hideResult(card);
    },
  };
}
