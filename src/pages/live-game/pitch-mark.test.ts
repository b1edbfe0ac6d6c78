import { expect, test } from 'vitest';
import { pitchResultSchema } from '#rules/baseball/game/model.ts';
import { markPath, markNames } from './pitch-mark.tsx';

const results = pitchResultSchema.options;

test('every result has a different shape and name, so results can be distinguished without color', () => {
  expect(new Set(results.map((result) => markPath(result, 12))).size).toBe(results.length);
  expect(new Set(results.map((result) => markNames[result])).size).toBe(results.length);
});
