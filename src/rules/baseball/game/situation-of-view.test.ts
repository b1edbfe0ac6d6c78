import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { cardOfView, situationOfView } from './situation-of-view.ts';
import { inventedCard, inventedStatus } from './testing/invented-card.ts';
import { inventedLog } from './testing/invented-game.ts';

const start = fold(inventedLog([]), Infinity);
test.each([
  ['before the game', { inning: null }, null],
  [
    'in a half-inning',
    { inning: 4, inningState: 'Top', outs: 1, bases: { first: 1, second: null, third: 2 } },
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

test('the card of an earlier view has the line score of then', () => {
  const later = { away: { runs: [7, 8], hits: 9, errors: 9 }, home: { runs: [7, 8], hits: 9, errors: 9 } };
  const card = inventedCard({ status: inventedStatus('live'), inning: 9, lineScore: later });
  const view = {
    ...start,
    status: inventedStatus('live'),
    inning: 1,
    inningState: 'Middle' as const,
    lineScore: [{ number: 1, away: 2, home: null }],
    totals: { away: { runs: 2, hits: 3, errors: 0 }, home: { runs: 0, hits: 0, errors: 1 } },
  };
  expect(cardOfView(card, view).lineScore).toEqual({
    away: { runs: [2], hits: 3, errors: 0 },
    home: { runs: [null], hits: 0, errors: 1 },
  });
  const before = { ...view, status: inventedStatus('open'), inning: null, inningState: null };
  expect(cardOfView(card, before).lineScore).toBeNull();
});
