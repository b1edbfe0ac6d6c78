import { transactionEvents } from './transaction-events.ts';
import type { Transaction } from './transaction.ts';

/** 'Optioned', '60-day injured list' …; the upstream's name of the type if the event is unknown. */
export function nameMove({ event, type }: Pick<Transaction, 'event' | 'type'>): string {
  return event === 'other' && type !== '' ? type : transactionEvents[event].name;
}

/** The first day whose transactions can be requested. Source: the product specification, section 5. */
export const earliestTransactionDay = '2025-01-01';
