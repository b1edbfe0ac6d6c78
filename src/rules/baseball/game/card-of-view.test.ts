import { expect, test } from 'vitest';
import { cardOfView } from './card-of-view.ts';
import { fold } from './fold.ts';
import { inventedCard, inventedStatus } from './testing/invented-card.ts';
import { inventedLog } from './testing/invented-game.ts';

const start = fold(inventedLog([]), Infinity);

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
