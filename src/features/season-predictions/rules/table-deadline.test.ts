import { expect, test } from 'vitest';
import { tableDeadline } from './table-deadline.ts';

test.each([
  ['2026-03-26', '2026-04-05T04:00:00Z'],
  // ten days that begin before daylight saving time
  ['2026-03-01', '2026-03-11T04:00:00Z'],
  ['2026-02-01', '2026-02-11T05:00:00Z'],
])('the table of a season that starts on %s closes at %s', (firstDay, closesAt) => {
  expect(tableDeadline(firstDay)).toBe(Date.parse(closesAt));
});
