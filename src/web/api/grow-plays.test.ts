import { expect, test } from 'vitest';
import type { Plays } from '#contract/games.ts';
import type { GameView, PlateAppearance } from '#domain/game/model.ts';
import { plateAppearance, plays } from '../features/live-game/testing/invented-plays.ts';
import { liveView } from '../features/live-game/testing/invented-views.ts';
import { growPlays } from './grow-plays.ts';

const logOf = (plateAppearances: PlateAppearance[]): Plays => ({ gamePk: 1, version: 1, plateAppearances, people: {} });
const at = (now: PlateAppearance | null): GameView => liveView({ plateAppearance: now });
const running = (index: number) => plateAppearance({ index, event: null });
const ended = (index: number) => plateAppearance({ index, event: 'Walk' });
const indices = (grown: Plays | null) =>
  grown?.plateAppearances.map(({ index, event }) => `${index} ${event ?? '…'}`).slice(-2);

test('a pitch replaces the current plate appearance', () => {
  expect(indices(growPlays(logOf([...plays(3), running(3)]), at(running(3)), at(ended(3))))).toEqual([
    '2 Groundout',
    '3 Walk',
  ]);
});

test('a plate appearance without an end does not block the next one', () => {
  const log = logOf([...plays(3), running(3), running(4)]);
  expect(indices(growPlays(log, at(running(4)), at(ended(4))))).toEqual(['3 …', '4 Walk']);
});

test('the next plate appearance is added after one that has ended', () => {
  expect(indices(growPlays(logOf(plays(3)), at(ended(3)), at(running(4))))).toEqual(['3 Walk', '4 …']);
});

test.each([
  ['the one before was not seen to its end', logOf([...plays(3), running(3)]), at(running(3)), at(running(4))],
  ['the view jumped', logOf(plays(3)), at(ended(3)), at(running(6))],
  ['it has not come since that', logOf([...plays(3), running(3)]), at(running(4)), at(running(4))],
  ['the log is older than the view', logOf(plays(2)), at(running(5)), at(running(5))],
])('the log is asked for afresh when %s', (_, log, before, after) => {
  expect(growPlays(log, before, after)).toBeNull();
});

test('a view without a batter changes nothing', () => {
  const log = logOf(plays(3));
  expect(growPlays(log, at(null), at(null))).toBe(log);
});

test('names in the view are added to the log', () => {
  const grown = growPlays({ ...logOf([]), people: { 7: 'Una Vale' } }, at(null), at(running(0)));
  expect(grown?.people).toMatchObject({ 7: 'Una Vale', 900014: 'Eli Okafor' });
});
