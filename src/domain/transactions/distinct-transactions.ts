import type { Transaction } from './transaction.ts';

/**
 * Each transaction once, newest first. The league repeats them, for either club and with new numbers: those of one day,
 * between the same clubs, told in the same words (or of the same person in the same way) are one.
 */
export function distinctTransactions(transactions: readonly Transaction[]): Transaction[] {
  const byKey = new Map<string, Transaction>();
  for (const transaction of transactions) {
    const key = transactionKey(transaction);
    const known = byKey.get(key);
    byKey.set(key, known === undefined ? transaction : merged(known, transaction));
  }
  return [...byKey.values()].toSorted((a, b) => b.date.localeCompare(a.date));
}

/** As it was told first, of everybody whom either names. */
function merged(first: Transaction, again: Transaction): Transaction {
  const known = new Set(first.people.map(({ id }) => id));
  const people = [...first.people, ...again.people.filter(({ id }) => !known.has(id))];
  return { ...first, person: first.person ?? again.person, people };
}

/** What makes a transaction itself; the league's own numbers do not. */
export function transactionKey({ effectiveDate, from, to, description, person, code }: Transaction): string {
  const clubs = [...new Set([from?.id, to?.id])].filter((id) => id !== undefined).toSorted((a, b) => a - b);
  const words = description === null ? `${code} ${person?.id ?? ''}` : normalised(description);
  return [effectiveDate, clubs.join('+'), words].join('|');
}

/** A change of the number on the back: news to nobody. */
export function isNumberChange({ code }: Transaction): boolean {
  return code === 'NUM';
}

function normalised(sentence: string): string {
  return sentence
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
