import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '#platform/page/query.ts';
import type { PlateAppearance, GameView } from '#rules/baseball/game/model.ts';
import { plateAppearance, plays } from '#rules/baseball/game/testing/invented-plays.ts';
import { liveView } from '#rules/baseball/game/testing/invented-views.ts';
import type { StreamState } from '#sources/live/view-delta.ts';
import type { Plays } from '../contract.ts';
import { createBoxRefresh, updatePlayLog, updatePlays } from './game-cache.ts';
import { boxQuery, playsQuery } from './games.ts';

const logOf = (version: number, last: PlateAppearance): Plays => ({
  gamePk: 1,
  version,
  plateAppearances: [...plays(3), last],
  missingPlays: [],
  people: {},
});
const at = (version: number, now: PlateAppearance): StreamState => ({
  version,
  view: liveView({ plateAppearance: now }),
});
const running = plateAppearance({ index: 3, event: null });
const ended = plateAppearance({ index: 3, event: 'Walk' });

/** An observed play log and its pending requests, which the test resolves. */
async function shownLog(first: Plays) {
  const pending: ((log: Plays) => void)[] = [];
  const call = () => new Promise<Plays>((resolve) => pending.push(resolve));
  const queryClient = createQueryClient({ call, isServer: false });
  const query = playsQuery('1');
  onTestFinished(new QueryObserver(queryClient, query).subscribe(() => undefined));
  pending.shift()?.(first);
  await queryClient.fetchQuery(query);
  const last = () => queryClient.getQueryData(query.queryKey)?.plateAppearances.at(-1)?.event;
  return { queryClient, query, pending, last };
}

test('an older response that arrives late does not remove newer plays', async () => {
  const { queryClient, query, pending, last } = await shownLog(logOf(1, running));
  const reading = queryClient.refetchQueries({ queryKey: query.queryKey });
  const older = pending.shift();
  updatePlayLog(queryClient, query, [at(1, running), at(2, ended)]);
  older?.(logOf(1, running));
  expect(last()).toBe('Walk');
  pending.shift()?.(logOf(2, ended));
  await reading;
  expect(last()).toBe('Walk');
});

test('an older view does not remove plays from a newer log', async () => {
  const { queryClient, query, pending, last } = await shownLog(logOf(3, ended));
  updatePlayLog(queryClient, query, [at(1, running), at(2, running)]);
  expect([last(), pending.length]).toEqual(['Walk', 0]);
  updatePlayLog(queryClient, query, [at(3, ended), at(4, plateAppearance({ index: 4, event: 'Single' }))]);
  expect(last()).toBe('Single');
});

test('the log is requested again when another server sends the versions', async () => {
  const { queryClient, query, pending, last } = await shownLog(logOf(7, ended));
  updatePlayLog(queryClient, query, [at(7, ended), at(2, ended)]);
  pending.shift()?.(logOf(2, running));
  await expect.poll(last).toBeNull();
});

const withPlays = (plateAppearances: PlateAppearance[]): Plays => {
  return { gamePk: 1, version: 1, plateAppearances, missingPlays: [], people: {} };
};
const viewAt = (now: PlateAppearance | null): GameView => liveView({ plateAppearance: now });
const runningAt = (index: number) => plateAppearance({ index, event: null });
const endedAt = (index: number) => plateAppearance({ index, event: 'Walk' });
const indices = (grown: Plays | null) =>
  grown?.plateAppearances.map(({ index, event }) => `${index} ${event ?? '…'}`).slice(-2);

test('a pitch replaces the current plate appearance', () =>
  expect(
    indices(updatePlays(withPlays([...plays(3), runningAt(3)]), viewAt(runningAt(3)), viewAt(endedAt(3)))),
  ).toEqual(['2 Groundout', '3 Walk']));

test('a plate appearance without an end does not block later ones', () => {
  const log = withPlays([...plays(3), runningAt(3), runningAt(4)]);
  expect(indices(updatePlays(log, viewAt(runningAt(4)), viewAt(endedAt(4))))).toEqual(['3 …', '4 Walk']);
});

test('the next plate appearance is appended to one that has ended', () =>
  expect(indices(updatePlays(withPlays(plays(3)), viewAt(endedAt(3)), viewAt(runningAt(4))))).toEqual([
    '3 Walk',
    '4 …',
  ]));

test.each([
  [
    'the previous plate appearance has not ended',
    withPlays([...plays(3), runningAt(3)]),
    viewAt(runningAt(3)),
    viewAt(runningAt(4)),
  ],
  ['plate appearances are missing', withPlays(plays(3)), viewAt(endedAt(3)), viewAt(runningAt(6))],
  ['it was not updated after that', withPlays([...plays(3), runningAt(3)]), viewAt(runningAt(4)), viewAt(runningAt(4))],
  ['the log is older than the view', withPlays(plays(2)), viewAt(runningAt(5)), viewAt(runningAt(5))],
])('the log must be requested again when %s', (_, log, before, after) => {
  expect(updatePlays(log, before, after)).toBeNull();
});

test('a view without a plate appearance does not change the log', () => {
  const log = withPlays(plays(3));
  expect(updatePlays(log, viewAt(null), viewAt(null))).toBe(log);
});

test('names in the view are added to the log', () => {
  const grown = updatePlays({ ...withPlays([]), people: { 7: 'Una Vale' } }, viewAt(null), viewAt(runningAt(0)));
  expect(grown?.people).toMatchObject({ 7: 'Una Vale', 900014: 'Eli Okafor' });
});

const batting = liveView({ plateAppearance: running });
const other = { ...running, batterId: 999 };

test.each<[what: string, before: GameView, after: GameView, isAsked: boolean]>([
  ['a pitch', batting, { ...batting, balls: 3, pitchCount: 99 }, false],
  ['a new batter', batting, liveView({ plateAppearance: other }), true],
  ['a new pitcher', batting, liveView({ plateAppearance: { ...running, pitcherId: 998 } }), true],
  ['an out on the bases', batting, { ...batting, outs: (batting.outs + 1) % 3 }, true],
  ['a run', batting, { ...batting, totals: { ...batting.totals, away: { runs: 99, hits: 99, errors: 0 } } }, true],
  [
    'a substitute in the field',
    batting,
    { ...batting, lineups: { ...batting.lineups, home: [{ order: 1, playerId: 997, position: 'LF' }] } },
    true,
  ],
  ['the end', batting, { ...batting, status: { ...batting.status, phase: 'final' } }, true],
  [
    'pitchers of record',
    { ...batting, decisions: null },
    { ...batting, decisions: { winner: { id: 1, name: 'Ada Marsh' }, loser: null, save: null } },
    true,
  ],
])('after %s the box score is requested again or not', (_what, before, after, isAsked) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = createQueryClient({ call: () => new Promise(() => undefined), isServer: false });
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  const refresh = createBoxRefresh(queryClient, '1');
  // states that are shown at once
  for (let states = 0; states < 20; states++) refresh(before, after);
  vi.advanceTimersByTime(1000);
  expect(asked.mock.calls).toEqual(isAsked ? [[{ queryKey: boxQuery('1').queryKey }]] : []);
});
