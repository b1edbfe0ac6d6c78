import { expect, test } from 'vitest';
import { locateOwnRow } from './leaderboard.tsx';
import { boardRow, fourUsers } from './testing/invented-board.ts';

const ownRow = (totalScore: number) => boardRow({ username: 'ownRow', totalScore });

test.each([
  ['not shown without an own row', { rows: fourUsers, own: null, previous: null }, 'nowhere'],
  [
    'on the page when it is among its rows',
    { rows: fourUsers, own: boardRow({ username: 'bob' }), previous: null },
    'on the page',
  ],
  ['below a page that ends before it', { rows: fourUsers, own: ownRow(2), previous: null }, 'below'],
  [
    'below the top page, also with the same score as its first row',
    { rows: fourUsers, own: ownRow(41), previous: null },
    'below',
  ],
  ['above a page that begins after it', { rows: fourUsers.slice(1), own: ownRow(30), previous: 'cursor' }, 'above'],
  ['below a later page that it follows', { rows: fourUsers.slice(1), own: ownRow(3), previous: 'cursor' }, 'below'],
  ['below a page without rows', { rows: [], own: ownRow(9), previous: 'cursor' }, 'below'],
] as const)('the user’s own row is %s', (_title, page, place) => {
  expect(locateOwnRow({ ...page, rows: [...page.rows] })).toBe(place);
});
