import { expect, test } from 'vitest';
import { findDays } from './find-days.ts';

// a Tuesday
const today = '2026-11-24';

test.each([
  ['2026-11-24', ['2026-11-24']],
  ['11/24', ['2026-11-24']],
  ['7/4/2025', ['2025-07-04']],
  ['Nov 24', ['2026-11-24']],
  ['november 3, 2025', ['2025-11-03']],
  ['3 Dec', ['2026-12-03']],
  // the nearest: of the next year
  ['March 5', ['2027-03-05']],
  ['July 4', ['2026-07-04']],
  ['yesterday', ['2026-11-23']],
  ['Tomorrow', ['2026-11-25']],
  ['tuesday', ['2026-11-24', '2026-12-01']],
  ['Friday', ['2026-11-20', '2026-11-27']],
  ['Feb 30', []],
  ['13/1', []],
  ['sox 3', []],
  ['mookie', []],
  ['__proto__', []],
  ['', []],
])('%j is %j', (text, days) => expect(findDays(text, today)).toEqual(days));
