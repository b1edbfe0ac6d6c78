import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { situationOfView } from './situation-of-view.ts';
import { inventedLog } from './testing/invented-game.ts';

const start = fold(inventedLog([]), Infinity);
const bases = { first: 1, second: null, third: 2 };

test.each([
  [{ inning: null }, null],
  [
    { inning: 4, inningState: 'Top', outs: 1, bases },
    { inning: 4, half: 'top', outs: 1, bases: 5, homeLead: 0 },
  ],
  [
    { inning: 4, inningState: 'Middle', outs: 3 },
    { inning: 4, half: 'bottom', outs: 0, bases: 0 },
  ],
  [
    { inning: 4, inningState: 'End', outs: 3 },
    { inning: 5, half: 'top', outs: 0, bases: 0 },
  ],
  [
    { inning: 9, inningState: 'End', outs: 3 },
    { inning: 10, half: 'top', outs: 0, bases: 2 },
  ],
  [
    { inning: 9, inningState: 'End', outs: 3, series: 'World Series' },
    { inning: 10, half: 'top', outs: 0, bases: 0 },
  ],
] as const)('a view with %o is in the situation %o', (facts, expected) => {
  const situation = situationOfView({ ...start, ...facts });
  if (expected === null) expect(situation).toBeNull();
  else expect(situation).toMatchObject(expected);
});
