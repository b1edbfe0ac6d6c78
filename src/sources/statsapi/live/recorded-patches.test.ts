import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import { updateSizes } from '#sources/live/server/testing/update-sizes.ts';
import { hasRecordings, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { applyPatch } from './apply-patch.ts';
import { createFeedReader } from './feed-reader.ts';
import { toLiveFeed, toGameLog } from './live-feed.ts';
import { wireFeed } from './wire-feed.ts';

const folder = join(recordingsFolder, 'live');
const load = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const feeds = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith('live-'))
    .map((file) => toGameLog(wireFeed.parse(load(file))));

/** The official board of a patched feed; the fold of the same feed must equal it. */
const boardOf = (body: unknown) => {
  const { linescore } = wireFeed.parse(body).liveData;
  return { inning: linescore?.currentInning, away: linescore?.teams?.away, home: linescore?.teams?.home };
};

describe.skipIf(!hasRecordings)('recorded changes of a live feed (needs ../shared/recorded)', () => {
  test.each([
    [
      'live-746139-inprogress-2024-06-11-TEX-LAD-T7.json',
      'diffpatch-746139-no-move.json',
      '20240612_041302',
      [1, 2, 2],
    ],
    ['live-746139-inprogress-2024-06-11-TEX-LAD-B7.json', 'diffpatch-746139-with-move.json', '20240612_042758', null],
  ])('%s with %s becomes the feed of %s', async (file, patch, timestamp, count) => {
    const responses = [load(file), load(patch)];
    const read: StatsApiClient['read'] = async (path, { convert }) => {
      if (path.endsWith('/schedule')) throw new UpstreamError('network', 'Refused');
      return { value: convert(responses.shift()), asOf: 1, isStale: false };
    };
    const reader = createFeedReader({ read, readStored: () => Promise.resolve(null) }, 746139);
    const before = await reader.read();
    const after = await reader.read();
    expect(responses).toEqual([]);
    expect(after).toMatchObject({ timestamp, isStale: false });
    expect(after.log.events.length).toBeGreaterThanOrEqual(before.log.events.length);

    const patched = applyPatch(load(file), load(patch));
    if (patched === null || patched === 'doubt') throw new Error('the patch does not apply');
    const view = fold(after.log, Infinity);
    expect(boardOf(patched.feed)).toMatchObject({ inning: view.inning, ...view.totals });
    if (count) expect([view.balls, view.strikes, view.outs]).toEqual(count);
  });

  test.each(['diffpatch-745646-missed-diff.json', 'diffpatch-533993-2018.json'])(
    '%s, a patch of another state, returns doubt and changes nothing',
    (patch) => {
      const feed = load('live-746139-inprogress-2024-06-11-TEX-LAD-T7.json');
      const copy = JSON.stringify(feed);
      expect(applyPatch(feed, load(patch))).toBe('doubt');
      expect(JSON.stringify(feed)).toBe(copy);
    },
  );

  test('two states of one game agree on everything completed in the first', () => {
    const [early, late] = ['T7', 'B7'].map((half) =>
      toLiveFeed(load(`live-746139-inprogress-2024-06-11-TEX-LAD-${half}.json`), 746139),
    );
    if (!early || !late) throw new Error('no feeds');
    const over = plateAppearances(early.log).filter(({ event }) => event !== null);
    expect(plateAppearances(late.log).slice(0, over.length)).toEqual(over);
  });
});

describe.skipIf(!hasRecordings)('the sizes of whole recorded games (needs ../shared/recorded)', () => {
  test('an update is 450 bytes or less at the median and 1,500 at the 99th percentile', () => {
    const sizes = updateSizes(feeds());
    expect(sizes.count).toBeGreaterThan(1000);
    expect(sizes.median).toBeLessThanOrEqual(450);
    expect(sizes.p99).toBeLessThanOrEqual(1500);
  });

  test('a view is 2 kB or less at each of twelve times, as compressed for viewers', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const sizes = feeds().flatMap((log) =>
      Array.from({ length: 12 }, (_, place) => {
        const time = log.events[Math.round(((log.events.length - 1) * (place + 1)) / 12)]?.at ?? 0;
        return brotliCompressSync(JSON.stringify(fold(log, time)), { params }).length;
      }),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2048);
  });
});
