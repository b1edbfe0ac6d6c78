import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { GameCacheOptions } from './game-cache.ts';
import type { Connection } from './game-stream.ts';
import { shareUpdates } from './use-live-game.ts';

function shownBy(connections: Connection[], delay = 0): GameCacheOptions {
  const onConnection = (connection: Connection) => void connections.push(connection);
  return { queryClient: new QueryClient(), gamePk: '7', delay, onConnection };
}

function createUpdate() {
  const nothing: GameCacheOptions['onConnection'] = () => undefined;
  const seen = { started: 0, stopped: 0, connect: nothing };
  const update = ({ onConnection }: GameCacheOptions) => {
    seen.started += 1;
    seen.connect = onConnection;
    return () => void (seen.stopped += 1);
  };
  return { seen, update };
}

test('parts that show the same game share one stream, which ends with the last of them', () => {
  const { seen, update } = createUpdate();
  const [page, small]: [Connection[], Connection[]] = [[], []];
  const leavePage = shareUpdates(shownBy(page), update);
  seen.connect('live');
  const closeSmall = shareUpdates(shownBy(small), update);
  expect([page, small]).toEqual([['connecting', 'live'], ['live']]);
  leavePage();
  seen.connect('polling');
  expect([page.length, small]).toEqual([2, ['live', 'polling']]);
  expect(seen).toMatchObject({ started: 1, stopped: 0 });
  closeSmall();
  expect(seen.stopped).toBe(1);
});

test('another delay begins again', () => {
  const { seen, update } = createUpdate();
  const stops = [shareUpdates(shownBy([]), update), shareUpdates(shownBy([], 30), update)];
  expect(seen.started).toBe(2);
  for (const stop of stops) stop();
  expect(seen.stopped).toBe(2);
});
