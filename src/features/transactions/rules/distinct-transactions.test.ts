import { expect, test } from 'vitest';
import { distinctTransactions } from './distinct-transactions.ts';
import type { Transaction } from './transaction.ts';

const trade: Transaction = {
  date: '2030-05-01',
  effectiveDate: '2030-05-02',
  event: 'traded',
  type: 'Trade',
  description: 'Otters traded SS José Bo to Herons.',
  person: { id: 1, name: 'José Bo' },
  people: [{ id: 1, name: 'José Bo' }],
  from: { id: 7, name: 'Otters' },
  to: { id: 8, name: 'Herons' },
};

test.each<[string, Partial<Transaction>]>([
  ['the order of the clubs', { from: trade.to, to: trade.from }],
  ['the date of the announcement', { date: '2030-05-03' }],
  ['spaces, accents and punctuation', { description: 'Otters traded SS  Jose Bo to Herons' }],
])('a transaction that differs only in %s is a duplicate', (_, change) => {
  expect(distinctTransactions([trade, { ...trade, ...change }])).toEqual([trade]);
});

test.each<[string, Partial<Transaction>]>([
  ['another effective date', { effectiveDate: '2030-05-03' }],
  ['another club', { to: { id: 9, name: 'Wrens' } }],
  ['another description', { description: 'Otters traded SS Juan Bo to Herons.' }],
])('a transaction with %s is not a duplicate', (_, change) => {
  expect(distinctTransactions([trade, { ...trade, ...change }])).toHaveLength(2);
});

test('transactions without a description are compared by player and type', () => {
  const bare = { ...trade, description: null };
  const other = { ...bare, person: { id: 2, name: 'Al Bo' } };
  expect(distinctTransactions([bare, bare, other, { ...bare, type: 'Status Change' }])).toHaveLength(3);
});

test('a trade listed once per player and once without a player is merged and has all players', () => {
  const [bo, cy] = [
    { id: 1, name: 'José Bo' },
    { id: 2, name: 'Cy Lo' },
  ];
  const listed = [null, bo, cy, bo].map((person) => ({ ...trade, person, people: person ? [person] : [] }));
  expect(distinctTransactions(listed)).toEqual([{ ...trade, person: bo, people: [bo, cy] }]);
});

test('the newest comes first, transactions of one day have the given order', () => {
  const later = { ...trade, date: '2030-05-09', description: 'later' };
  const same = { ...trade, description: 'same day' };
  expect(distinctTransactions([trade, later, same])).toEqual([later, trade, same]);
});
