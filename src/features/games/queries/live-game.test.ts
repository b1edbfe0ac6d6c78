import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { gameQuery, playsQuery } from './games.ts';
import { joinWatching } from './live-game.ts';
import type { Connection } from './watch-game.ts';
import type { Watched } from './watch-into-cache.ts';

function watchedBy(connections: Connection[], delay = 0): Watched {
  const queries = { game: gameQuery('7'), plays: playsQuery('7') };
  const onConnection = (connection: Connection) => void connections.push(connection);
  return { queryClient: new QueryClient(), gamePk: '7', queries, delay, onConnection };
}

function createWatch() {
  const nothing: Watched['onConnection'] = () => undefined;
  const seen = { started: 0, stopped: 0, connect: nothing };
  const watch = ({ onConnection }: Watched) => {
    seen.started += 1;
    seen.connect = onConnection;
    return () => void (seen.stopped += 1);
  };
  return { seen, watch };
}

test('parts that show the same game share one stream, which ends with the last of them', () => {
  const { seen, watch } = createWatch();
  const [page, small]: [Connection[], Connection[]] = [[], []];
  const leavePage = joinWatching(watchedBy(page), watch);
  seen.connect('live');
  const closeSmall = joinWatching(watchedBy(small), watch);
  expect([page, small]).toEqual([['connecting', 'live'], ['live']]);
  leavePage();
  seen.connect('polling');
  expect([page.length, small]).toEqual([2, ['live', 'polling']]);
  expect(seen).toMatchObject({ started: 1, stopped: 0 });
  closeSmall();
  expect(seen.stopped).toBe(1);
});

test('another delay watches the game again', () => {
  const { seen, watch } = createWatch();
  const stops = [joinWatching(watchedBy([]), watch), joinWatching(watchedBy([], 30), watch)];
  expect(seen.started).toBe(2);
  for (const stop of stops) stop();
  expect(seen.stopped).toBe(2);
});
