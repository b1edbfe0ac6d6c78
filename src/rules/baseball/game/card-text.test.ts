import { expect, test } from 'vitest';
import { formatFinal, formatInning, formatLiveState, formatOver, formatStatus } from './card-text.ts';
import { inventedCard, inventedStatus } from './testing/invented-card.ts';

const statusOf = (text: string, detail: 'delayed' | 'warmup' | null = null) => ({
  status: { phase: 'live' as const, text, detail, reason: null, startTimeTbd: false },
});
const seventh = { inning: 7, inningState: 'Bottom' as const };

test('the inning is named, or null before the first', () => {
  expect([formatInning(inventedCard(seventh)), formatInning(inventedCard())]).toEqual(['Bottom 7th', null]);
});

test.each([
  ['Bottom 7th', { ...statusOf('In Progress'), ...seventh }],
  ['Delayed: Rain, Bottom 7th', { ...statusOf('Delayed: Rain', 'delayed'), ...seventh }],
  ['Delayed: Rain', statusOf('Delayed: Rain', 'delayed')],
  ['Warmup', statusOf('Warmup', 'warmup')],
])('the headline of a live game is %s', (text, facts) => expect(formatLiveState(inventedCard(facts))).toBe(text));

test.each([
  [9, 'F'],
  [10, 'F/10'],
  [5, 'F/5'],
  [null, 'F'],
])('a game of %s innings is shown as %s', (inning, text) => expect(formatFinal(inventedCard({ inning }))).toBe(text));

test.each([
  [{ inning: 9 }, null, 'Final'],
  [{ inning: 6 }, null, 'Final/6'],
  [{ inning: 9 }, 'tied', 'Final, tied'],
  [{ inning: 6 }, 'tied', 'Final/6, tied'],
] as const)('a game that is over, %o, %s: %s', (facts, detail, text) =>
  expect(formatOver(inventedCard({ ...facts, status: inventedStatus('final', { detail }) }))).toBe(text),
);

test('the status of a game that is not played has no reason', () =>
  expect(formatStatus(inventedCard(statusOf('Postponed: Rain')))).toBe('Postponed'));
