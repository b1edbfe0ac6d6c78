import { expect, test } from 'vitest';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import type { Plays } from '../contract.ts';
import { plateAppearance, plays } from '../screen/live-game/testing/invented-plays.ts';
import { liveView } from '../screen/live-game/testing/invented-views.ts';
import { updatePlays } from './watch-into-cache.ts';

const logOf = (plateAppearances: PlateAppearance[]): Plays => ({ gamePk: 1, version: 1, plateAppearances, people: {} });
const at = (now: PlateAppearance | null): GameView => liveView({ plateAppearance: now });
const running = (index: number) => plateAppearance({ index, event: null });
const ended = (index: number) => plateAppearance({ index, event: 'Walk' });
const indices = (grown: Plays | null) =>
  grown?.plateAppearances.map(({ index, event }) => `${index} ${event ?? '…'}`).slice(-2);

test('a pitch replaces the current plate appearance', () =>
  expect(indices(updatePlays(logOf([...plays(3), running(3)]), at(running(3)), at(ended(3))))).toEqual([
    '2 Groundout',
    '3 Walk',
  ]));

test('a plate appearance without an end does not block later ones', () => {
  const log = logOf([...plays(3), running(3), running(4)]);
  expect(indices(updatePlays(log, at(running(4)), at(ended(4))))).toEqual(['3 …', '4 Walk']);
});

test('the next plate appearance is appended to one that has ended', () =>
  expect(indices(updatePlays(logOf(plays(3)), at(ended(3)), at(running(4))))).toEqual(['3 Walk', '4 …']));

test.each([
  ['the previous plate appearance has not ended', logOf([...plays(3), running(3)]), at(running(3)), at(running(4))],
  ['plate appearances are missing', logOf(plays(3)), at(ended(3)), at(running(6))],
  ['it was not updated after that', logOf([...plays(3), running(3)]), at(running(4)), at(running(4))],
  ['the log is older than the view', logOf(plays(2)), at(running(5)), at(running(5))],
])('the log must be requested again when %s', (_, log, before, after) => {
  expect(updatePlays(log, before, after)).toBeNull();
});

test('a view without a plate appearance does not change the log', () => {
  const log = logOf(plays(3));
  expect(updatePlays(log, at(null), at(null))).toBe(log);
});

test('names in the view are added to the log', () => {
  const grown = updatePlays({ ...logOf([]), people: { 7: 'Una Vale' } }, at(null), at(running(0)));
  expect(grown?.people).toMatchObject({ 7: 'Una Vale', 900014: 'Eli Okafor' });
});
