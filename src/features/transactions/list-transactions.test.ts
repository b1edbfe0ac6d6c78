import { expect, test } from 'vitest';
import { newestDays, presentTransactions } from './server.ts';
import type { Transaction } from './rules/transaction.ts';

const rows = ['05', '05', '04', '04', '04', '02'].map((day) => ({ date: `2030-05-${day}` }));

test.each([
  [1, 2, '2030-05-04'],
  [2, 2, '2030-05-04'],
  [3, 5, '2030-05-02'],
  [5, 5, '2030-05-02'],
  [6, 6, null],
  [9, 6, null],
])('a page of %i ends with a whole day, at %i rows; the next starts at %s', (size, length, earlier) => {
  const page = newestDays(rows, size);
  expect([page.shown.length, page.earlier]).toEqual([length, earlier]);
});

test('an empty list is an empty page', () => {
  expect(newestDays([])).toEqual({ shown: [], earlier: null });
});

const mets = { id: 121, name: 'New York Mets' };
const otters = { id: 5000, name: 'Lake Town Otters' };
const bo = { id: 1, name: 'José Bo' };

const move = (event: Transaction['event'], effectiveDate: string, more: Partial<Transaction> = {}): Transaction => ({
  date: effectiveDate,
  effectiveDate,
  event,
  type: 'The league’s type',
  description: 'New York Mets moved RHP José Bo.',
  person: bo,
  people: [bo],
  from: null,
  to: mets,
  ...more,
});

const effects = (transactions: Transaction[], teamId = mets.id) =>
  presentTransactions(transactions, teamId).map(({ fortyMan }) => fortyMan);

test('a designation opens a spot and a later outright assignment does not; without a designation the effect is unknown', () => {
  const outright = move('outrighted', '2030-05-08', { from: mets, to: otters });
  expect(effects([outright, move('designated', '2030-05-03')])).toEqual([0, -1]);
  expect(effects([outright])).toEqual([null]);
  expect(effects([outright, move('designated', '2030-04-01')])).toEqual([null, -1]);
  expect(effects([outright, move('designated', '2030-05-03', { person: { id: 2, name: 'Al Lo' } })])).toEqual([
    null,
    -1,
  ]);
});

test('a claim counts for the club that claims', () => {
  const claim = move('claimed', '2030-05-03', { from: mets, to: { id: 147, name: 'New York Yankees' } });
  expect(effects([claim], 147)).toEqual([1]);
  expect(effects([claim], mets.id)).toEqual([null]);
});

test('a team without forty spots has no effects', () => {
  expect(effects([move('selected', '2030-05-03')])).toEqual([1]);
  expect(effects([move('selected', '2030-05-03')], otters.id)).toEqual([null]);
});

test('an unknown move has the league’s type as its name', () => {
  expect(presentTransactions([move('other', '2030-05-03')], mets.id)[0]).toMatchObject({
    kind: 'others',
    move: 'The league’s type',
  });
});
