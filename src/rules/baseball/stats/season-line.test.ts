import { expect, test } from 'vitest';
import { seasonLines } from './season-line.ts';

const line = (season: string | null, club: number | null, teams: number | null = null) => ({
  season,
  team: club === null ? null : { id: club },
  teams,
});

test('the line of a season with two clubs is its total, at any position', () => {
  const total = line('2030', null, 2);
  expect(seasonLines([line('2031', 5), line('2030', 1), total, line('2030', 2)])).toEqual([total, line('2031', 5)]);
});

test('lines without a season are left out', () => expect(seasonLines([line(null, null, 2)])).toEqual([]));
