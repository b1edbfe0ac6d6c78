import type { TransactionEvent } from './transaction-events.ts';

export type FortyManEffect = 1 | 0 | -1;

type Move = {
  event: TransactionEvent;
  /** whether the player comes to the club in view, or leaves it or stays with it */
  isArrival: boolean;
  /** whether the club had designated him for assignment shortly before: he had left the forty with that */
  wasDesignated: boolean;
};

/** Certain whoever it happens to. */
const always: Partial<Record<TransactionEvent, FortyManEffect>> = {
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

/** Ways to leave a club that follow a designation, or come without one. */
const farewells = new Set<TransactionEvent>(['outrighted', 'released', 'freeAgency', 'claimed', 'traded']);

/**
 * What a move does to a major-league club's forty spots: +1, −1 or 0; null where the league's words do not settle it
 * (a traded prospect may be on the forty or not). Source: Major League Rule 2, and MLB's glossary of transactions.
 */
export function fortyManEffect({ event, isArrival, wasDesignated }: Move): FortyManEffect | null {
  if (event === 'claimed' && isArrival) return 1;
  if (farewells.has(event)) return !isArrival && wasDesignated ? 0 : null;
  return always[event] ?? null;
}
