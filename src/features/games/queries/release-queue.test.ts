import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newest, type ViewerClock } from '#rules/viewer/viewer.ts';
import { createReleaseQueue } from './game-cache.ts';

const start = Date.UTC(2031, 5, 1, 19);

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

/** A queue in a league that runs at `speed`. */
function createQueue(first: ViewerClock, speed = 1) {
  let clock = first;
  const shown: string[] = [];
  const counts: number[] = [];
  const leagueNow = () => start + (Date.now() - start) * speed;
  const queue = createReleaseQueue<string>({
    clock: () => clock,
    leagueNow,
    toRealMs: (ms) => ms / speed,
    show: (state) => shown.push(state),
    onChange: (waiting) => counts.push(waiting.length),
  });
  const set = (next: ViewerClock) => {
    clock = next;
    queue.release();
  };
  return { queue, shown, counts, set, add: (state: string) => queue.add(state, leagueNow()) };
}

test('a viewer of the present sees each state at once', () => {
  const { add, shown } = createQueue(newest.clock);
  add('ball');
  add('strike');
  expect(shown).toEqual(['ball', 'strike']);
});

test.each([1, 20])('a delayed viewer sees each state when the delay has passed, at speed %i', (speed) => {
  const { add, shown } = createQueue({ delay: 60, heldAt: null }, speed);
  add('ball');
  vi.advanceTimersByTime(20_000 / speed);
  add('strike');
  vi.advanceTimersByTime(39_000 / speed);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(2000 / speed);
  expect(shown).toEqual(['ball']);
  vi.advanceTimersByTime(20_000 / speed);
  expect(shown).toEqual(['ball', 'strike']);
});

test('held states wait in order, and are shown together', () => {
  const { add, shown, counts, set } = createQueue({ delay: 0, heldAt: start });
  vi.advanceTimersByTime(5000);
  add('ball');
  add('strike');
  vi.advanceTimersByTime(600_000);
  expect(shown).toEqual([]);
  expect(counts.at(-1)).toBe(2);
  set(newest.clock);
  expect(shown).toEqual(['ball', 'strike']);
  expect(counts.at(-1)).toBe(0);
});

test('a page held under a delay counts only what the delay would have shown', () => {
  const { add, counts, set } = createQueue({ delay: 60, heldAt: null });
  add('ball');
  set({ delay: 60, heldAt: start - 60_000 });
  expect(counts.at(-1)).toBe(0);
  vi.advanceTimersByTime(61_000);
  add('strike');
  expect(counts.at(-1)).toBe(1);
});

test('a shorter delay shows what is due', () => {
  const { add, shown, set } = createQueue({ delay: 60, heldAt: null });
  add('ball');
  vi.advanceTimersByTime(15_000);
  add('strike');
  set({ delay: 10, heldAt: null });
  expect(shown).toEqual(['ball']);
});

test('a state known earlier than the one before it waits for that one', () => {
  const { queue, shown } = createQueue({ delay: 60, heldAt: null });
  queue.add('second', start);
  queue.add('third', start - 30_000);
  vi.advanceTimersByTime(59_000);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['second', 'third']);
});

test('a cleared queue shows nothing more', () => {
  const { add, queue, shown } = createQueue({ delay: 60, heldAt: null });
  add('ball');
  queue.clear();
  vi.advanceTimersByTime(120_000);
  expect(shown).toEqual([]);
});

test('a delayed viewer waits for a clock that stands', () => {
  const { add, shown } = createQueue({ delay: 60, heldAt: null }, 0);
  add('ball');
  vi.advanceTimersByTime(3_600_000);
  expect(shown).toEqual([]);
  expect(vi.getTimerCount()).toBe(1);
});
