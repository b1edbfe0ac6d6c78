import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '#platform/api/browser/query.ts';
import type { PlateAppearance } from '#rules/baseball/game/model.ts';
import type { StreamState } from '#sources/live/codec/delta.ts';
import type { Plays } from '../contract.ts';
import { plateAppearance, plays } from '../screen/live-game/testing/invented-plays.ts';
import { liveView } from '../screen/live-game/testing/invented-views.ts';
import { playsQuery } from './live-game-queries.ts';
import { updatePlayLog } from './watch-into-cache.ts';

const logOf = (version: number, last: PlateAppearance): Plays => ({
  gamePk: 1,
  version,
  plateAppearances: [...plays(3), last],
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
