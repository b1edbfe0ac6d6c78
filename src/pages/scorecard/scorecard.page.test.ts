import { expect, test } from 'vitest';
import { fold } from '#rules/baseball/game/fold.ts';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { describeGameState, describeOccasion } from './scorecard.page.tsx';

const view = fold(inventedLog([]), Infinity);

test('the occasion has opponent, date, park and weather', () =>
  expect(describeOccasion(view, 'away')).toBe(
    'at the Herons · June 1, 2031 · Invented Park · 71 °F, Clear, wind 6 mph, Out To LF',
  ));

test('without weather and wind, the occasion is shorter', () => {
  expect(describeOccasion({ ...view, weather: null }, 'home')).toBe(
    'against the Ospreys · June 1, 2031 · Invented Park',
  );
  const calm = { condition: 'Clear', temperature: 71, wind: '0 mph, None' };
  expect(describeOccasion({ ...view, weather: calm }, 'home')).toMatch(/71 °F, Clear$/);
});

test('the state is the half-inning during the game, and the status otherwise', () => {
  expect(describeGameState({ ...view, inning: 7, inningState: 'Top' })).toBe('Top 7th');
  expect(describeGameState({ ...view, status: { ...view.status, phase: 'final', text: 'Final' } })).toBe('Final');
});
