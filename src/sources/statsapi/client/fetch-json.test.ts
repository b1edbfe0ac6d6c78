import { expect, test } from 'vitest';
import { retryAfter } from './fetch-json.ts';

const now = Date.UTC(2030, 4, 1, 12);

test.each([
  [null, null],
  ['0', 0],
  ['120', 120_000],
  [' 7 ', 7000],
  ['Wed, 01 May 2030 12:00:30 GMT', 30_000],
  ['Wed, 01 May 2030 11:59:00 GMT', 0],
  ['300', 300_000],
  ['301', 300_000],
  ['999999999', 300_000],
  ['9'.repeat(400), 300_000],
  ['Wed, 01 May 2069 12:00:00 GMT', 300_000],
  ['soon', null],
  ['-5 minutes', null],
])('%j requests a pause of %j ms', (header, pause) => expect(retryAfter(header, now)).toBe(pause));
