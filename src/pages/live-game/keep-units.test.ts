import { expect, test } from 'vitest';
import { keepUnits } from './keep-units.ts';

test('a unit stays on the line of its number, and nothing else does', () => {
  expect(keepUnits('Exit velocity 89.8 mph, launch angle 26°, distance 290 ft')).toBe(
    'Exit velocity 89.8\u00A0mph, launch angle 26°, distance 290\u00A0ft',
  );
  expect(keepUnits('95.8 mph, 87.9 at the plate · spin 2,310 rpm')).toBe(
    '95.8\u00A0mph, 87.9 at the plate · spin 2,310\u00A0rpm',
  );
});
