import { expect, test } from 'vitest';
import { createLeague } from '../create-league.ts';

test('who starts every game of a past season has no saves', () => {
  const league = createLeague({ seed: 'past', openingDay: '2026-03-26' });
  const lines = league
    .players(1, '2026-06-06')
    .flatMap(({ id }) => league.pastSeasons(id))
    .flatMap(({ pitching }) => pitching ?? []);
  const starts = lines.filter(({ games, gamesStarted }) => games > 0 && games === gamesStarted);
  expect(starts.length).toBeGreaterThan(100);
  expect(starts.filter(({ saves, saveOpportunities }) => saves + saveOpportunities > 0)).toEqual([]);
});
