import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Plays } from '#contract/games.ts';
import type { Call } from '#contract/page-renderer.ts';
import type { GameView, PlateAppearance } from '#domain/game/model.ts';
import { plateAppearance, plays } from '../features/live-game/testing/invented-plays.ts';
import { liveView } from '../features/live-game/testing/invented-views.ts';
import { growLog } from './grow-log.ts';
import { playsQuery } from './live-game.ts';

const logOf = (plateAppearances: PlateAppearance[]): Plays => ({ gamePk: 1, version: 1, plateAppearances, people: {} });
const at = (now: PlateAppearance): GameView => liveView({ plateAppearance: now });
const running = plateAppearance({ index: 3, event: null });
const ended = plateAppearance({ index: 3, event: 'Walk' });

/** A log that is on the screen, and the answers to come, each given when the test says so. */
async function shownLog() {
  const queryClient = new QueryClient();
  const asked: ((log: Plays) => void)[] = [];
  const call = () => new Promise<Plays>((resolve) => asked.push(resolve));
  const query = playsQuery(call as Call, '1');
  const stop = new QueryObserver(queryClient, query).subscribe(() => undefined);
  const last = () => queryClient.getQueryData(query.queryKey)?.plateAppearances.at(-1);
  asked.shift()?.(logOf([...plays(3), running]));
  await vi.waitUntil(() => last() !== undefined);
  return { queryClient, query, asked, last, stop };
}

test('what comes while an older answer is under way is not taken off by it', async () => {
  const { queryClient, query, asked, last, stop } = await shownLog();
  const reading = queryClient.refetchQueries({ queryKey: query.queryKey });
  growLog(queryClient, query, [at(running), at(ended)]);
  expect(last()?.event).toBe('Walk');
  asked.shift()?.(logOf([...plays(3), running]));
  await Promise.race([reading, vi.waitUntil(() => asked.length > 0)]);
  expect(last()?.event).toBe('Walk');
  asked.shift()?.(logOf([...plays(3), ended, plateAppearance({ index: 4, event: 'Single' })]));
  await vi.waitUntil(() => last()?.event === 'Single');
  stop();
});
