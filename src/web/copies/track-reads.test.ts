import { expect, test } from 'vitest';
import { readsSame, trackReads } from './track-reads.ts';

const record = { name: 'Sara', club: 147, score: 3 };

test('records are the same for a reader if the fields that were read are equal', () => {
  const { view, reads } = trackReads(record);
  expect(readsSame(reads, { name: 'Sven', club: 1, score: 0 })).toBe(true);
  expect(view.club).toBe(147);
  expect(readsSame(reads, { name: 'Sven', club: 147, score: 0 })).toBe(true);
  expect(readsSame(reads, { name: 'Sara', club: 121, score: 3 })).toBe(false);
});

test.each<[string, (view: object) => unknown]>([
  ['a copy', (view) => ({ ...view })],
  ['its keys', (view) => Object.keys(view)],
  ['JSON', (view) => JSON.stringify(view)],
  ['its entries', (view) => Object.entries(view)],
])('%s reads every field', (_, read) => {
  const { view, reads } = trackReads(record);
  read(view);
  for (const key of Object.keys(record)) expect(readsSame(reads, { ...record, [key]: 'other' })).toBe(false);
});

test('a question whether a field exists is a read', () => {
  const { view, reads } = trackReads<object>({});
  expect('name' in view).toBe(false);
  expect(readsSame(reads, record)).toBe(false);
});
