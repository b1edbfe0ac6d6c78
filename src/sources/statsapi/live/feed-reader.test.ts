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

/** A client that returns the given responses in order and records the requests; those of the schedule fail. */
const scripted = (...responses: unknown[]) => {
  const requests: string[] = [];
  let asOf = 1000;
  const read: StatsApiClient['read'] = async (path, { query, convert }) => {
    if (path.endsWith('/schedule')) throw new UpstreamError('network', 'Refused');
    requests.push(path.endsWith('diffPatch') ? `changes since ${String(query?.startTimecode)}` : 'whole');
    const response = responses.shift();
    if (response instanceof Error) throw response;
    asOf += 1000;
    return { value: convert(response), asOf, isStale: false };
  };
  return { client: { read, readStored: () => Promise.resolve(null) }, requests };
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

  test.each([
    [1, 5],
    [10, 10],
    [900, 60],
  ])('a requested wait of %i seconds becomes %i', async (wait, waitSeconds) => {
    const { client } = scripted(feedAt(early, 1, { metaData: { wait, timeStamp: early } }));
    await expect(createFeedReader(client, 7).read()).resolves.toMatchObject({ waitSeconds });
  });
});
