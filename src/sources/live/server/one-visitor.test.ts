import { beforeEach, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runAsVisitor } from '#platform/http/create-visit.ts';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { inventedHeader } from '#rules/baseball/game/testing/invented-game.ts';
import { createRateLimit } from '#sources/statsapi/client/rate-limit.ts';
import { responseKinds } from '#sources/statsapi/client/response-kinds.ts';
import { backgroundVisitor } from '#sources/statsapi/client/visitor-budget.ts';
import { createHub } from './hub.ts';
import { fakeSubscriber } from './testing/fake-subscriber.ts';
import { readingOf } from './testing/scripted-reader.ts';

/**
 * A site in virtual time: the hub and the limit of five requests a second. One visitor does what could use up the requests;
 * an honest one opens a new page every three seconds, and others watch games.
 */
const perSecond = 5;
const minutes = 6;
const over = { type: 'status', status: { ...inventedHeader.status, phase: 'final', text: 'Final' } } as const;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

type Kind = 'live' | 'minor' | 'over' | 'unknown';

/** `kindOf`: the games of the upstream */
function startModel(kindOf: (gamePk: number) => Kind) {
  const now = () => Date.now();
  const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  const limit = createRateLimit({ perSecond, timing: { now, sleep } });
  const reads: { gamePk: number; at: number }[] = [];
  const readerOf = (gamePk: number) => ({
    async read() {
      await limit.turn(responseKinds.live.urgency);
      reads.push({ gamePk, at: now() });
      await sleep(200);
      const kind = kindOf(gamePk);
      if (kind === 'unknown') throw new UpstreamNotFound('The upstream has no such resource');
      return readingOf(kind === 'over' ? [over] : [], { asOf: now(), isMinor: kind === 'minor' });
    },
  });
  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
  const hub = createHub({
    bus: null,
    readerOf,
    clock: { speed: 1, now },
    budget: limit.budget,
    after,
    random: () => 0.5,
    realNow: now,
    log: { warn: () => {} },
  });
  onTestFinished(() => hub.stop());
  return {
    hub,
    reads,
    /** Calls `work` at each interval (ms) on behalf of a visitor. */
    each(visitor: string, ms: number, work: (count: number) => Promise<unknown>) {
      let count = 0;
      const timer = setInterval(() => {
        count += 1;
        void runAsVisitor(visitor, () => work(count)).catch(() => null);
      }, ms);
      onTestFinished(() => clearInterval(timer));
    },
    /** The stream of a game, which is opened again when the server ends it. */
    async watch(visitor: string, gamePk: number): Promise<ReturnType<typeof fakeSubscriber> | null> {
      return runAsVisitor(visitor, async () => {
        const join = await hub.open(gamePk).catch(() => null);
        if (join === null) return null;
        const subscriber = fakeSubscriber();
        join({ response: subscriber.response, since: null });
        return subscriber;
      });
    },
    newPage: () => limit.turn(responseKinds.person.urgency),
  };
}

type Model = ReturnType<typeof startModel>;

/** requests in the busiest minute */
function mostInMinute(reads: readonly { at: number }[]): number {
  return Math.max(
    0,
    ...reads.map(({ at }) => reads.filter((other) => other.at >= at && other.at < at + 60_000).length),
  );
}

const watched = [1, 2, 3, 4, 5];

async function runModel(kindOf: (gamePk: number) => Kind, attack: (model: Model) => void | Promise<void>) {
  const model = startModel((gamePk) => (gamePk <= watched.length ? 'live' : kindOf(gamePk)));
  const subscribers = watched.flatMap((gamePk) =>
    ['subscriber 1', 'subscriber 2'].map((name) => model.watch(name, gamePk)),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  const pages = { opened: 0, answered: 0 };
  await attack(model);
  model.each('honest', 3000, async () => {
    pages.opened += 1;
    await model.newPage();
    pages.answered += 1;
  });
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  const others = model.reads.filter(({ gamePk }) => gamePk > watched.length);
  return {
    pages,
    caused: mostInMinute(others),
    reads: others.length,
    polls: watched.map((gamePk) => model.reads.filter((read) => read.gamePk === gamePk).length),
    ended: (await Promise.all(subscribers)).filter((subscriber) => subscriber?.isEnded() !== false).length,
    gameCount: model.hub.gameCount,
  };
}

const follow40 = (model: Model) => {
  const streams = new Map<number, Promise<unknown>>();
  model.each('one', 250, async (count) => {
    const gamePk = 100 + (count % 40);
    if (streams.has(gamePk)) return;
    const stream = model.watch('one', gamePk).then((subscriber) => subscriber ?? streams.delete(gamePk));
    streams.set(gamePk, stream);
    await stream;
  });
};

test('a game of the minor leagues that only alerts need is read a quarter as often as one that a visitor watches', async () => {
  const { hub, reads, each } = startModel(() => 'minor');
  each(backgroundVisitor, 1000, () => hub.game(1));
  each('fan', 1000, () => hub.game(2));
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  const countOf = (gamePk: number) => reads.filter((read) => read.gamePk === gamePk).length;
  expect([countOf(1), countOf(2)]).toEqual([6, 24]);
});

describe('beside a visitor who', () => {
  test.each<[string, Kind, (model: Model) => void]>([
    ['follows 40 live games', 'live', follow40],
    [
      'requests 40 live games again and again',
      'live',
      ({ each, hub }) => each('one', 125, (n) => hub.game(100 + (n % 40))),
    ],
    [
      'requests another finished game each second',
      'over',
      ({ each, hub }) => each('one', 1000, (n) => hub.game(100 + n)),
    ],
    ['requests 80 unknown games a second', 'unknown', ({ each, hub }) => each('one', 12.5, (n) => hub.game(1000 + n))],
    ['requests the same unknown game', 'unknown', ({ each, hub }) => each('one', 12.5, () => hub.game(1000))],
    [
      'requests 14 games at once, each minute',
      'live',
      ({ each, hub }) =>
        each('one', 60_000, (n) =>
          Promise.all(Array.from({ length: 14 }, (_, index) => hub.game(100 + 14 * n + index))),
        ),
    ],
    ['requests 80 further pages a second', 'over', ({ each, newPage }) => each('one', 12.5, newPage)],
  ])('%s, new pages are answered and watched games are read', async (_words, kind, attack) => {
    const { pages, caused, polls, ended, gameCount } = await runModel(() => kind, attack);
    expect(pages.opened).toBe(minutes * 20);
    expect(pages.answered / pages.opened).toBeGreaterThanOrEqual(0.95);
    expect(caused).toBeLessThanOrEqual(30);
    // six a minute
    for (const count of polls) expect(count).toBeGreaterThanOrEqual(minutes * 6 * 0.9);
    expect(ended).toBe(0);
    expect(gameCount).toBeLessThanOrEqual(200);
  });
});

test('a finished game that one visitor requests is read once, and again when it is requested later', async () => {
  const model = startModel(() => 'over');
  const request = () => runAsVisitor('one', () => model.hub.game(1));
  await Promise.all([request(), vi.advanceTimersByTimeAsync(1000)]);
  await vi.advanceTimersByTimeAsync(540_000);
  expect(model.reads).toHaveLength(1);
  await request();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(model.reads).toHaveLength(2);
});

test('a game that a visitor without further requests follows alone is read at once for another visitor', async () => {
  const model = startModel(() => 'live');
  follow40(model);
  await vi.advanceTimersByTimeAsync(120_000);
  const { length } = model.reads.filter(({ gamePk }) => gamePk === 120);
  await model.watch('two', 120);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(model.reads.filter(({ gamePk }) => gamePk === 120).length - length).toBeGreaterThanOrEqual(5);
});

test('the refusal of one visitor is not that of another who requests the same game at the same time', async () => {
  const model = startModel(() => 'over');
  model.each('one', 1000, (count) => model.hub.game(100 + count));
  await vi.advanceTimersByTimeAsync(45_000);
  const [refused, read] = await Promise.all([
    runAsVisitor('one', () => model.hub.game(7)).catch((error: Error) => error.name),
    runAsVisitor('two', () => model.hub.game(7)),
    vi.advanceTimersByTimeAsync(1000),
  ]);
  expect([refused, read.freshness.isStale]).toEqual(['UpstreamError', false]);
});
