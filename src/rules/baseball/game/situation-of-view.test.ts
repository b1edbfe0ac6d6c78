import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { situationOfView } from './situation-of-view.ts';
import { inventedLog } from './testing/invented-game.ts';

const start = fold(inventedLog([]), Infinity);
const bases = { first: 1, second: null, third: 2 };

test.each([
  ['before the game', { inning: null }, null],
  [
    'in a half-inning',
    { inning: 4, inningState: 'Top', outs: 1, bases },
    { inning: 4, half: 'top', outs: 1, bases: 5, homeLead: 0 },
  ],
  ['in the middle', { inning: 4, inningState: 'Middle', outs: 3 }, { inning: 4, half: 'bottom', outs: 0, bases: 0 }],
  ['at the end', { inning: 4, inningState: 'End', outs: 3 }, { inning: 5, half: 'top', outs: 0, bases: 0 }],
  ['before the tenth', { inning: 9, inningState: 'End', outs: 3 }, { inning: 10, half: 'top', outs: 0, bases: 2 }],
  [
    'before the tenth of the postseason',
    { inning: 9, inningState: 'End', outs: 3, series: 'World Series' },
    { inning: 10, half: 'top', outs: 0, bases: 0 },
  ],
] as const)('a view %s is in its situation', (_, facts, expected) => {
  const situation = situationOfView({ ...start, ...facts });
  if (expected === null) expect(situation).toBeNull();
  else expect(situation).toMatchObject(expected);
});
