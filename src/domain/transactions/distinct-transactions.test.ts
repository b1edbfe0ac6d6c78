import { expect, test } from 'vitest';
import { distinctTransactions, isNumberChange } from './distinct-transactions.ts';
import type { Transaction } from './transaction.ts';

const trade: Transaction = {
  date: '2030-05-01',
  effectiveDate: '2030-05-02',
  code: 'TR',
  type: 'Trade',
  description: 'Otters traded SS José Bo to Herons.',
  person: { id: 1, name: 'José Bo' },
  people: [{ id: 1, name: 'José Bo' }],
  from: { id: 7, name: 'Otters' },
  to: { id: 8, name: 'Herons' },
};

test.each<[string, Partial<Transaction>]>([
  ['the other club', { from: trade.to, to: trade.from }],
  ['another day of notice', { date: '2030-05-03' }],
  ['other spaces, accents and stops', { description: 'Otters traded SS  Jose Bo to Herons' }],
])('told again from %s it is the same', (_, change) => {
  expect(distinctTransactions([trade, { ...trade, ...change }])).toEqual([trade]);
});

test.each<[string, Partial<Transaction>]>([
  ['another effective day', { effectiveDate: '2030-05-03' }],
  ['another club', { to: { id: 9, name: 'Wrens' } }],
  ['other words', { description: 'Otters traded SS Juan Bo to Herons.' }],
])('with %s it is another', (_, change) => {
  expect(distinctTransactions([trade, { ...trade, ...change }])).toHaveLength(2);
});

test('without words it is the person and the kind that tell', () => {
  const bare = { ...trade, description: null };
  const other = { ...bare, person: { id: 2, name: 'Al Bo' } };
  expect(distinctTransactions([bare, bare, other, { ...bare, code: 'SC' }])).toHaveLength(3);
});

test('a trade told for each of its players, and once for nobody, names them all', () => {
  const [bo, cy] = [
    { id: 1, name: 'José Bo' },
    { id: 2, name: 'Cy Lo' },
  ];
  const told = [null, bo, cy, bo].map((person) => ({ ...trade, person, people: person ? [person] : [] }));
  expect(distinctTransactions(told)).toEqual([{ ...trade, person: bo, people: [bo, cy] }]);
});

test('the newest comes first, those of a day in the order given', () => {
  const later = { ...trade, date: '2030-05-09', description: 'later' };
  const same = { ...trade, description: 'same day' };
  expect(distinctTransactions([trade, later, same])).toEqual([later, trade, same]);
});

test('a change of number is told apart', () => {
  expect([trade, { ...trade, code: 'NUM' }].map(isNumberChange)).toEqual([false, true]);
});
