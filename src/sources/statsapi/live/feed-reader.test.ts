import { describe, expect, test } from 'vitest';
import { UpstreamError, UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { fold } from '#rules/baseball/game/fold.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { createFeedReader } from './feed-reader.ts';
import { inventedFeed, inventedPlays } from './testing/invented-feed.ts';

const feedAt = (timeStamp: string, plays = inventedPlays.length, more: object = {}) => ({
  ...inventedFeed(inventedPlays.slice(0, plays)),
  metaData: { wait: 12, timeStamp },
  ...more,
});

/** A client that returns the given responses in order and records the requests; those of the schedule fail unless `listed` has some. */
const scripted = (...responses: unknown[]) => {
  const requests: string[] = [];
  const listed: unknown[] = [];
  let asOf = 1000;
  const read: StatsApiClient['read'] = async (path, { query, convert }) => {
    if (path.endsWith('/schedule')) {
      if (listed.length === 0) throw new UpstreamError('network', 'Refused');
      return { value: convert(listed.shift()), asOf, isStale: false };
    }
    requests.push(path.endsWith('diffPatch') ? `changes since ${String(query?.startTimecode)}` : 'whole');
    const response = responses.shift();
    if (response instanceof Error) throw response;
    asOf += 1000;
    return { value: convert(response), asOf, isStale: false };
  };
  const skip = (seconds: number): void => void (asOf += 1000 * seconds);
  return { client: { read, readStored: () => Promise.resolve(null) }, requests, listed, skip };
};

const early = '20310601_180000';
const later = '20310601_181000';

const readStored: StatsApiClient['readStored'] = async (_, { convert }) => ({
  value: convert(feedAt(early)),
  asOf: 500,
  isStale: true,
});

const patchTo = (timeStamp: string, ...more: object[]) => [
  { diff: [{ op: 'replace', path: '/metaData/timeStamp', value: timeStamp }, ...more] },
];

const readTwice = async (...responses: unknown[]) => {
  const { client, requests } = scripted(...responses);
  const reader = createFeedReader(client, 7);
  return { first: await reader.read(), second: await reader.read(), requests, reader };
};

describe('a reader of a live feed', () => {
  test('reads the whole feed first and then only the changes', async () => {
    const count = { op: 'replace', path: '/liveData/plays/allPlays/2/count/outs', value: 1 };
    const { first, second, requests } = await readTwice(feedAt(early), patchTo(later, count));
    expect(requests).toEqual(['whole', `changes since ${early}`]);
    expect(first).toMatchObject({ timestamp: early, waitSeconds: 12, asOf: 2000, isStale: false });
    expect(second).toMatchObject({ timestamp: later, asOf: 3000, isStale: false, log: { header: { gamePk: 7 } } });
    expect(fold(second.log, Infinity).totals).toEqual(fold(first.log, Infinity).totals);
  });

  test('returns the same state, not stale, when nothing changed', async () => {
    const { first, second } = await readTwice(feedAt(early), []);
    expect(second.log).toBe(first.log);
    expect(second).toMatchObject({ asOf: 3000, isStale: false });
  });

  test('accepts a whole feed instead of changes', async () => {
    const { second, requests } = await readTwice(feedAt(early, 1), feedAt(later, 3));
    expect(requests).toHaveLength(2);
    expect(fold(second.log, Infinity).plateAppearance?.index).toBe(2);
  });

  test.each([
    ['an operation fails', patchTo(later, { op: 'remove', path: '/liveData/nothing' })],
    ['the time stamp does not move', [{ diff: [{ op: 'add', path: '/liveData/x', value: 1 }] }]],
    ['the time stamp goes back', patchTo('20310601_170000')],
    ['the response has an unexpected shape', { message: 'Something else' }],
    ['the upstream has no changes', new UpstreamNotFound('No changes')],
    ['the upstream rejects the request', new UpstreamError('status', 'Bad request', { status: 400 })],
    ['the patched feed is another game', patchTo(later, { op: 'replace', path: '/gamePk', value: 8 })],
  ])('reads the whole feed when %s', async (_what, response) => {
    const { second, requests } = await readTwice(feedAt(early, 1), response, feedAt(later, 3));
    expect(requests).toEqual(['whole', `changes since ${early}`, 'whole']);
    expect(second).toMatchObject({ timestamp: later, isStale: false });
  });

  test.each([
    ['cannot be reached', new UpstreamError('network', 'Refused')],
    ['is unavailable', new UpstreamError('status', 'Unavailable', { status: 503 })],
    ['limits the rate', new UpstreamError('status', 'Too many', { status: 429 })],
  ])('returns the last good state, with its age, while the upstream %s', async (_what, failure) => {
    const { first, second, requests } = await readTwice(feedAt(early), failure);
    expect(requests).toHaveLength(2);
    expect(second).toEqual({ ...first, isStale: true });
  });

  test('rejects before the first successful read', async () => {
    const failures = [
      new UpstreamError('timeout', 'Late'),
      '<html>',
      feedAt(early, 1, { gamePk: 8, gameData: { game: { pk: 8 } } }),
    ];
    for (const failure of failures) {
      await expect(createFeedReader(scripted(failure).client, 7).read()).rejects.toThrow(UpstreamError);
    }
  });

  test('returns the stored feed, marked stale, before the first successful read', async () => {
    const { client } = scripted(new UpstreamError('network', 'Refused'), patchTo(later));
    const reader = createFeedReader({ ...client, readStored }, 7);
    expect(await reader.read()).toMatchObject({ timestamp: early, asOf: 500, isStale: true });
    expect(await reader.read()).toMatchObject({ timestamp: later, isStale: false });
  });

  test('does not return the stored feed of a game that no longer exists', async () => {
    const { client } = scripted(new UpstreamNotFound('No such game'));
    await expect(createFeedReader({ ...client, readStored }, 7).read()).rejects.toThrow(UpstreamNotFound);
  });

  test('ignores one older feed and accepts it after repeated responses', async () => {
    const old = feedAt('20310601_170000', 1);
    const responses = Array.from({ length: 3 }, () => [new UpstreamNotFound('No changes'), old]);
    const reader = createFeedReader(scripted(feedAt(early), ...responses.flat()).client, 7);
    const readings = [await reader.read(), await reader.read(), await reader.read(), await reader.read()];
    expect(readings.map(({ timestamp, isStale }) => [timestamp, isStale])).toEqual([
      [early, false],
      [early, true],
      [early, true],
      ['20310601_170000', false],
    ]);
  });

  test('reads the whole feed once in thirty reads', async () => {
    const { client, requests } = scripted(feedAt(early), ...Array.from({ length: 29 }, () => []), feedAt(later));
    const reader = createFeedReader(client, 7);
    for (let reads = 0; reads < 31; reads += 1) await reader.read();
    expect(requests.filter((request) => request === 'whole')).toHaveLength(2);
    expect(requests.at(-1)).toBe('whole');
  });

  test('a feed without a time stamp is always read whole', async () => {
    const bare = feedAt(early, 2, { metaData: {} });
    const { second, requests } = await readTwice(bare, bare);
    expect(requests).toEqual(['whole', 'whole']);
    expect(second).toMatchObject({ waitSeconds: 10, timestamp: null });
  });

  test('lets the line score win in a half-inning that lacks plays for a minute', async () => {
    const half = { runs: 2, hits: 2, errors: 0 };
    const { plays } = inventedFeed(inventedPlays.slice(0, 1)).liveData;
    const linescore = { currentInning: 1, inningState: 'Middle', innings: [{ num: 1, away: half }] };
    const body = feedAt(early, 1, { liveData: { plays, linescore } });
    const { client, skip } = scripted(body, [], [], [], patchTo(later));
    const reader = createFeedReader(client, 7);
    const first = await reader.read();
    skip(58);
    const [second, settled, same, patched] = [
      await reader.read(),
      await reader.read(),
      await reader.read(),
      await reader.read(),
    ];
    expect(second.log).toBe(first.log);
    expect(same.log).toBe(settled.log);
    expect([first, settled, patched].map(({ log }) => fold(log, Infinity).totals.away.runs)).toEqual([0, 2, 2]);
    expect(fold(patched.log, Infinity).missingPlays).toEqual([{ inning: 1, half: 'top' }]);
  });

  const over = { status: { abstractGameState: 'Final', detailedState: 'Final', statusCode: 'F' } };
  const scheduled = (away?: number, home?: number) => ({
    dates: [
      {
        date: '2031-06-01',
        games: [
          {
            gamePk: 7,
            ...over,
            teams: { away: { team: { id: 1 }, score: away }, home: { team: { id: 2 }, score: home } },
          },
        ],
      },
    ],
  });

  test('adds the score of the schedule to a game that is over without any', async () => {
    const body = { ...inventedFeed([], over), metaData: { timeStamp: early } };
    const { client, listed, requests } = scripted(body, [], [], new UpstreamError('network', 'Refused'));
    listed.push(scheduled(4, 7));
    const reader = createFeedReader(client, 7);
    const readings = [await reader.read(), await reader.read(), await reader.read(), await reader.read()];
    const [view] = readings.map(({ log }) => fold(log, Infinity));
    expect(view).toMatchObject({ status: { phase: 'final' }, totals: { away: { runs: 4 }, home: { runs: 7 } } });
    expect(new Set(readings.map(({ log }) => log)).size).toBe(1);
    expect(requests).toHaveLength(4);
  });

  test('asks the schedule for a score once a minute', async () => {
    const body = { ...inventedFeed([], over), metaData: { timeStamp: early } };
    const { client, listed, skip } = scripted(body, [], [], []);
    listed.push(scheduled(), scheduled(0, 9));
    const reader = createFeedReader(client, 7);
    for (let reads = 0; reads < 3; reads += 1) await reader.read();
    expect(listed).toHaveLength(1);
    skip(60);
    expect(fold((await reader.read()).log, Infinity).totals.home.runs).toBe(9);
  });

  test.each([
    [1, 5],
    [10, 10],
    [900, 60],
  ])('a requested wait of %i seconds becomes %i', async (wait, waitSeconds) => {
    const { client } = scripted(feedAt(early, 1, { metaData: { wait, timeStamp: early } }));
    await expect(createFeedReader(client, 7).read()).resolves.toMatchObject({ waitSeconds });
  });
});
