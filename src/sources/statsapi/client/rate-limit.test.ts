import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAsVisitor } from '#platform/http/create-visit.ts';
import { createRateLimit } from './rate-limit.ts';

type Arrival = { at: number; patience: number; isUrgent?: boolean; visitor?: string };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The time of the turn of each request that arrives at the given times; null for rejected requests. */
async function turnsOf(arrivals: readonly Arrival[]): Promise<(number | null)[]> {
  vi.setSystemTime(0);
  const timing = { now: () => Date.now(), sleep: (ms: number) => new Promise<void>((go) => void setTimeout(go, ms)) };
  const ceiling = createRateLimit({ perSecond: 5, timing });
  const turns = arrivals.map(async ({ at, patience, isUrgent = false, visitor = null }) => {
    await timing.sleep(at);
    return runAsVisitor(visitor, () => ceiling.turn({ patience, isUrgent })).then(
      () => Date.now(),
      () => null,
    );
  });
  await vi.runAllTimersAsync();
  return Promise.all(turns);
}

const crowd = (size: number, arrival: Arrival) => Array.from({ length: size }, () => arrival);

test('the first five are sent immediately, the next wait for a second, the rest are rejected', async () => {
  const turns = await turnsOf(crowd(14, { at: 0, patience: 1000 }));
  expect(turns).toEqual([0, 0, 0, 0, 0, 1000, 1000, 1000, 1000, 1000, null, null, null, null]);
});

test('a request below the limit is sent immediately', async () => {
  const arrivals = [0, 200, 400, 600, 800, 1000, 1200, 1201].map((at) => ({ at, patience: 3000 }));
  expect(await turnsOf(arrivals)).toEqual([0, 200, 400, 600, 800, 1000, 1200, 1400]);
});

test('urgent requests are sent before earlier requests, which may then time out', async () => {
  const browsing = crowd(10, { at: 0, patience: 1500 });
  const turns = await turnsOf([...browsing, ...crowd(6, { at: 500, patience: 8000, isUrgent: true })]);
  expect(turns.slice(5, 10)).toEqual([null, null, null, null, null]);
  expect(turns.slice(10)).toEqual([1000, 1000, 1000, 1000, 1000, 2000]);
});

test('a visitor with many requests delays only these', async () => {
  const flood = crowd(60, { at: 0, patience: 3000, visitor: 'one' });
  const others = ['two', 'three'].flatMap((visitor) => crowd(3, { at: 100, patience: 3000, visitor }));
  const turns = await turnsOf([...flood, ...others]);
  expect(turns.slice(60)).toEqual([1000, 1000, 2000, 1000, 2000, 2000]);
  expect(turns.slice(0, 60).filter((turn) => turn !== null)).toHaveLength(14);
});

test('urgent requests of a visitor have no advantage over those of other visitors', async () => {
  const flood = crowd(60, { at: 0, patience: 8000, isUrgent: true, visitor: 'one' });
  expect((await turnsOf([...flood, { at: 100, patience: 3000, visitor: 'two' }])).at(-1)).toBe(1000);
});

test('a visitor causes at most 30 requests a minute, whatever the site has left', async () => {
  const each = Array.from({ length: 1200 }, (_, index) => ({ at: index * 100, patience: 3000, visitor: 'one' }));
  const turns = (await turnsOf(each)).filter((turn) => turn !== null);
  const inMinute = turns.map((turn) => turns.filter((at) => at >= turn && at < turn + 60_000).length);
  expect([turns.length, Math.max(...inMinute)]).toEqual([60, 30]);
});

test('the server is not limited, and its use makes the requests short', async () => {
  vi.setSystemTime(0);
  const timing = { now: () => Date.now(), sleep: (ms: number) => new Promise<void>((go) => void setTimeout(go, ms)) };
  const { turn, budget } = createRateLimit({ perSecond: 5, timing });
  const use = async (everyMs: number) => {
    for (let sent = 0; sent < 30_000 / everyMs; sent += 1) {
      await turn({ patience: 3000, isUrgent: true });
      await vi.advanceTimersByTimeAsync(everyMs);
    }
    return budget.isShort();
  };
  expect([await use(1000), await use(250), await use(1000)]).toEqual([false, true, false]);
});

test('no second has more than five turns, and no request waits longer than its patience', async () => {
  const arrival = record({
    at: integer({ min: 0, max: 4000 }),
    patience: integer({ min: 0, max: 3000 }),
    isUrgent: boolean(),
    visitor: constantFrom('one', 'two'),
  });
  await assert(
    asyncProperty(array(arrival, { maxLength: 60 }), async (arrivals) => {
      const turns = await turnsOf(arrivals);
      const served = turns.filter((turn) => turn !== null).toSorted((a, b) => a - b);
      expect(served.filter((turn, index) => turn < (served[index - 5] ?? -1000) + 1000)).toEqual([]);
      const waits = turns.map((turn, index) => (turn === null ? 0 : turn - (arrivals[index]?.at ?? 0)));
      expect(waits.filter((wait, index) => wait < 0 || wait > (arrivals[index]?.patience ?? 0))).toEqual([]);
    }),
  );
});
