import { expect, test } from 'vitest';
import { databaseName } from './open-database.ts';

const ofSeed = (seed: string) => databaseName({ kind: 'simulated', seed, openingDay: '2031-03-20' });

test('each league has a separate database', () => {
  expect(databaseName({ kind: 'mlb', seed: 'x', openingDay: null })).toBe('called_shot_mlb');
  expect(databaseName({ kind: 'recorded', seed: 'x', openingDay: null })).toBe('called_shot_recorded');
  expect(ofSeed('called-shot')).toBe('called_shot_simulated_2031_03_20_called_shot');
});

test('similar seeds have different names, and long seeds fit', () => {
  const names = ['a b', 'a_b', 'A-b', 'a-b', 'é', 'x'.repeat(64), `${'x'.repeat(63)}y`].map(ofSeed);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length > 63 || !/^[a-z0-9_]+$/.test(name))).toEqual([]);
});
