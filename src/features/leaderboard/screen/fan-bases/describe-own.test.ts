import { expect, test } from 'vitest';
import type { FanBases } from '../../contract/fan-bases.ts';
import { describeOwn } from './describe-own.ts';

const from = '2026-08-01';

test.each<[FanBases['own'], string | null]>([
  [null, null],
  [
    { teamId: null, next: null },
    'You have no favorite team. Choose one on your page, and you count for its fans at once.',
  ],
  [{ teamId: 121, next: null }, 'You count for the fans of the Mets.'],
  [
    { teamId: 121, next: { teamId: 147, from } },
    'You count for the fans of the Mets, and from August 1 for those of the Yankees.',
  ],
  [{ teamId: 121, next: { teamId: null, from } }, 'You count for the fans of the Mets until August 1.'],
])('%j: %s', (own, text) => {
  expect(describeOwn(own)).toBe(text);
});
