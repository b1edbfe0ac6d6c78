import { removeAccents } from '#rules/baseball/player-names.ts';
import type { Transaction } from './transaction.ts';

/**
 * Removes duplicates; newest first. The upstream repeats a transaction for each club, with different ids. Transactions
 * with the same effective date, clubs and description (without one: type and player) are the same.
 */
export function distinctTransactions(transactions: readonly Transaction[]): Transaction[] {
  const byKey = new Map<string, Transaction>();
  for (const transaction of transactions) {
    const key = transactionKey(transaction);
    const first = byKey.get(key);
    byKey.set(key, first === undefined ? transaction : mergePeople(first, transaction));
  }
  return [...byKey.values()].toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The first transaction, with the people of both. */
function mergePeople(first: Transaction, duplicate: Transaction): Transaction {
  const ids = new Set(first.people.map(({ id }) => id));
  const people = [...first.people, ...duplicate.people.filter(({ id }) => !ids.has(id))];
  return { ...first, person: first.person ?? duplicate.person, people };
}

/** Identifies a transaction, for each of its clubs; the upstream's ids do not. */
export function transactionKey({ effectiveDate, from, to, description, person, type }: Transaction): string {
  const clubs = [...new Set([from?.id, to?.id])].filter((id) => id !== undefined).toSorted((a, b) => a - b);
  const text = description === null ? `${type} ${person?.id ?? ''}` : normalize(description);
  return [effectiveDate, clubs.join('+'), text].join('|');
}

function normalize(sentence: string): string {
  return removeAccents(sentence)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
