import { applyPatch } from 'rfc6902';
import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { feedPatch } from './live-routes.ts';

test.each<[string, Json, Json]>([
  ['a list grows at its end', { plays: [1, 2] }, { plays: [1, 2, 3, 4] }],
  ['a list gets shorter', { plays: [1, 2, 3, 4] }, { plays: [1, 5] }],
  ['members change deep in a list', { plays: [{ a: { b: [1] } }] }, { plays: [{ a: { b: [2, { c: 3 }] } }] }],
  ['members come and go', { a: 1, b: { c: 2 } }, { b: { d: 3 }, e: [] }],
  ['kinds change', { a: [1], b: {}, c: null }, { a: {}, b: [1], c: 'x' }],
  ['names need escaping', { 'a/b': { 'c~d': 1 } }, { 'a/b': { 'c~d': [2] } }],
])('the patch converts one feed to the other when %s', (_title, before, after) => {
  const patched = structuredClone(before);
  const faults = applyPatch(patched, structuredClone(feedPatch(before, after)));
  expect([faults.filter((fault) => fault !== null), patched]).toEqual([[], after]);
});

test('equal feeds need no patch', () => expect(feedPatch({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]));
