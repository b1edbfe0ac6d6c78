import type { TransactionEvent } from './transaction-events.ts';

type FortyManEffect = 1 | 0 | -1;

type Move = {
  event: TransactionEvent;
  /** true if the player joins the club; false if the player leaves it or stays */
  isArrival: boolean;
  /** true if the club had designated the player for assignment shortly before, which had already opened the spot */
  wasDesignated: boolean;
};

/** Does not depend on the player. */
const fixedEffects: Partial<Record<TransactionEvent, FortyManEffect>> = {
  selected: 1,
  healedSixty: 1,
  designated: -1,
  injuredSixty: -1,
  recalled: 0,
  optioned: 0,
  reassigned: 0,
  signedMinor: 0,
  injured: 0,
  healed: 0,
  rehab: 0,
  onLeave: 0,
  assigned: 0,
  numberChange: 0,
};

/** Departures that can follow a designation for assignment. */
const departures = new Set<TransactionEvent>(['outrighted', 'released', 'freeAgency', 'claimed', 'traded']);

/**
 * The change in the number of used spots on a major-league club's 40-man roster: +1, −1 or 0. Null if the transaction
 * does not determine it (a traded prospect can be on the 40-man roster or not). Source: Major League Rule 2, and MLB's
 * glossary of transactions.
 */
export function fortyManEffect({ event, isArrival, wasDesignated }: Move): FortyManEffect | null {
  if (event === 'claimed' && isArrival) return 1;
  if (departures.has(event)) return !isArrival && wasDesignated ? 0 : null;
  return fixedEffects[event] ?? null;
}
