import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calledAs } from '#rules/baseball/game/describe-pitch.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import type { BoxScore } from '#rules/baseball/game/model.ts';
import { inchesFromZone } from '#rules/baseball/game/strike-zone.ts';
import { updateSizes } from '#sources/live/server/testing/update-sizes.ts';
import { applyPatch } from '#sources/statsapi/live/apply-patch.ts';
import { createFeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { toGameLog } from '#sources/statsapi/live/live-feed.ts';
import { toBoxScore } from '#sources/statsapi/live/to-box-score.ts';
import { wireFeed } from '#sources/statsapi/live/wire-feed.ts';
import { startControlledLeague } from '../support/league/start-controlled-league.ts';

// The cases of the suites of recorded live feeds for games of the simulated league: they run without recordings.
const date = '2026-03-28';
const gameCount = 5;
/** a time at which all these games are over */
const afterwards = Date.UTC(2026, 2, 30);

let league: Awaited<ReturnType<typeof startControlledLeague>>;
let games: { gamePk: number; firstPitchAt: number; endedAt: number; log: GameLog; box: BoxScore }[] = [];

const pathOf = (gamePk: number) => `/api/v1.1/game/${gamePk}/feed/live`;

async function read(path: string, query: Record<string, string> = {}): Promise<unknown> {
  return (await league.client.get(path, { kind: 'live', query })).value;
}

/** Formats a time (epoch ms) as the timecode of a feed. */
const timecode = (at: number) =>
  new Date(at)
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .replace('T', '_');

beforeAll(async () => {
  league = await startControlledLeague({ seed: 'live', openingDay: '2026-03-26', now: afterwards });
  const finished = league.league.games(1, date).flatMap(({ gamePk }) => league.league.play(gamePk) ?? []);
  games = await Promise.all(
    finished.slice(0, gameCount).map(async ({ gamePk, firstPitchAt, endedAt }) => {
      const feed = wireFeed.parse(await read(pathOf(gamePk)));
      const log = toGameLog(feed);
      return { gamePk, firstPitchAt, endedAt, log, box: toBoxScore(feed, log.header) };
    }),
  );
}, 60_000);

beforeEach(() => {
  league.time.now = afterwards;
});

describe('a game that is read by its changes', () => {
  test('equals the whole feed at any time, which is requested only once', async () => {
    const { gamePk, firstPitchAt, endedAt } = games[0] ?? expect.unreachable('no game');
    const paths: string[] = [];
    const recording: typeof league.client = {
      ...league.client,
      read(path, options) {
        paths.push(path);
        return league.client.read(path, options);
      },
    };
    const reader = createFeedReader(recording, gamePk);
    for (let step = 0; step <= 20; step++) {
      league.time.now = firstPitchAt + (step / 20) * (endedAt - firstPitchAt) + step;
      const [changed, whole] = [await reader.read(), await createFeedReader(league.client, gamePk).read()];
      expect(changed, `step ${step}`).toEqual(whole);
    }
    expect(paths.filter((path) => path.endsWith('/feed/live'))).toHaveLength(1);
  });

  test('is unchanged after a patch of another state, which returns doubt', async () => {
    const { gamePk, firstPitchAt, endedAt } = games[1] ?? expect.unreachable('no game');
    const early = await read(pathOf(gamePk), { timecode: timecode(firstPitchAt + 600_000) });
    const patch = await read(`${pathOf(gamePk)}/diffPatch`, {
      startTimecode: timecode(endedAt - 600_000),
      endTimecode: timecode(endedAt),
    });
    const copy = JSON.stringify(early);
    expect(applyPatch(early, patch)).toBe('doubt');
    expect(JSON.stringify(early)).toBe(copy);
  });

  test('has in a later state every plate appearance that was complete in an earlier one', async () => {
    const { gamePk, firstPitchAt, log } = games[2] ?? expect.unreachable('no game');
    const early = wireFeed.parse(await read(pathOf(gamePk), { timecode: timecode(firstPitchAt + 3_600_000) }));
    const complete = plateAppearances(toGameLog(early)).filter(({ event }) => event !== null);
    expect(complete.length).toBeGreaterThan(10);
    expect(plateAppearances(log).slice(0, complete.length)).toEqual(complete);
  });
});

describe('the challenges of simulated games', () => {
  const challengesIn = (log: GameLog) =>
    plateAppearances(log).flatMap((play) =>
      play.pitches.flatMap((pitch) => (pitch.challenge ? [{ play, pitch, ...pitch.challenge }] : [])),
    );

  test('end with the call that the position of the pitch in the plane of the zone demands', () => {
    const clear = games
      .flatMap(({ log }) => challengesIn(log))
      .map(({ play, pitch }) => ({ call: calledAs(pitch), inches: inchesFromZone(pitch, play) ?? 0 }))
      .filter(({ inches }) => Math.abs(inches) > 0.1);
    expect(clear).not.toEqual([]);
    expect(clear.filter(({ call, inches }) => (call === 'strike') !== inches <= 0)).toEqual([]);
  });
});

describe('the sizes of whole simulated games', () => {
  test('an update is 450 bytes or less at the median and 1,500 at the 99th percentile', () => {
    const sizes = updateSizes(games.map(({ log }) => log));
    expect(sizes.count).toBeGreaterThan(1000);
    expect(sizes.median).toBeLessThanOrEqual(450);
    expect(sizes.p99).toBeLessThanOrEqual(1500);
  });

  test('a view is 2 kB or less compressed at each of twelve times', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const sizes = games.flatMap(({ log, firstPitchAt, endedAt }) =>
      Array.from({ length: 12 }, (_, place) => {
        const view = fold(log, firstPitchAt + ((place + 1) / 12) * (endedAt - firstPitchAt));
        return brotliCompressSync(JSON.stringify(view), { params }).length;
      }),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2048);
  });
});
