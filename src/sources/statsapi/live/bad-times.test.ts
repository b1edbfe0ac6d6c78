import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { hasRecordings, readRecordedFeed } from '#tests/support/upstream/recorded-feeds.ts';
import { toLiveFeed } from './live-feed.ts';

const now = Date.parse('2031-07-11T23:30:00Z');
const { url } = await startControlledLeague({ seed: '7', openingDay: '2031-06-27', now });

const request = async (path: string): Promise<unknown> => (await fetch(new URL(path, url))).json();

const schedule = z.object({ dates: z.array(z.object({ games: z.array(z.object({ gamePk: z.number() })) })) });
const timed = z.looseObject({ startTime: z.string().optional(), endTime: z.string().optional() });
const feedSchema = z.looseObject({
  liveData: z.looseObject({
    plays: z.looseObject({
      allPlays: z.array(z.looseObject({ about: timed, playEvents: z.array(timed) })),
    }),
  }),
});

type Timed = z.infer<typeof timed>;

/** Everything in a feed that has times. */
function timedParts(feed: z.infer<typeof feedSchema>): Timed[] {
  return feed.liveData.plays.allPlays.flatMap(({ about, playEvents }) => [about, ...playEvents]);
}

const hour = 3_600_000;
const year = 365 * 24 * hour;
const impossible = [hour, 5 * hour, 20 * hour, year, 150 * year].flatMap((far) => [far, -far]);

/** How much the recorded times of neighbors contradict each other. */
const disorder = 5 * 60_000;

/** Replaces single times of a feed. The events of other times move at most by `most`. */
function expectOthersToStay(body: unknown, gamePk: number, most: number) {
  const feed = feedSchema.parse(body);
  const before = toLiveFeed(feed, gamePk).log.events.map(({ at }) => at);
  const parts = timedParts(feed);
  const choice = fc.record({
    index: fc.integer({ min: 0, max: parts.length - 1 }),
    name: fc.constantFrom('startTime' as const, 'endTime' as const),
    far: fc.constantFrom(...impossible),
  });
  fc.assert(
    fc.property(choice, ({ index, name, far }) => {
      const copy = structuredClone(feed);
      const part = timedParts(copy)[index];
      const time = Date.parse(part?.[name] ?? '');
      fc.pre(part !== undefined && !Number.isNaN(time));
      part[name] = new Date(time + far).toISOString();
      const after = toLiveFeed(copy, gamePk).log.events.map(({ at }) => at);
      expect(after).toHaveLength(before.length);
      expect(after).toEqual(after.toSorted((a, b) => a - b));
      // the newest status has the time of the last play
      const moved = before.slice(0, -1).filter((at, event) => Math.abs(at - (after[event] ?? 0)) > most);
      expect(new Set(moved).size, 'times of which events moved').toBeLessThanOrEqual(1);
    }),
    { numRuns: 15 },
  );
}

test.each([1, 11])('a single impossible time of a simulated game at level %i moves no other event', async (level) => {
  const { dates } = schedule.parse(await request(`/api/v1/schedule?sportId=${level}&date=2031-07-10`));
  for (const { gamePk } of dates.flatMap(({ games }) => games).slice(0, 1)) {
    expectOthersToStay(await request(`/api/v1.1/game/${gamePk}/feed/live`), gamePk, 0);
  }
});

describe.skipIf(!hasRecordings)('a recorded game (needs ../shared/recorded)', () => {
  test.each([744914, 715720, 716896, 718322, 777687, 823163, 633860])(
    '%i: a single impossible time moves no other event',
    (gamePk) => expectOthersToStay(readRecordedFeed(gamePk), gamePk, disorder),
  );
});
