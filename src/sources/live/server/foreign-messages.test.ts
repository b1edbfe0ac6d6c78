import { connect } from '@nats-io/transport-node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openNatsBus } from '#platform/bus/open-nats-bus.ts';
import { readNatsServers } from '#platform/settings/nats-servers.ts';
import { inventedLog } from '#rules/baseball/game/testing/invented-game.ts';
import { createStatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { natsServer, startNats } from '#tests/support/nats/start-nats.ts';
import { respondWith, startScriptedUpstream } from '#tests/support/upstream/scripted-upstream.ts';
import { encodeDelta } from '../view-delta.ts';
import { gameSnapshots, gameNews, gameUpdates } from './game-topics.ts';
import { answerRequests } from './relayed-responses.ts';
import { deltaFrame, parseDeltaFrame } from './stream-frames.ts';
import { readingOf } from './testing/scripted-reader.ts';

const delta = encodeDelta([{ op: 'replace', path: '/balls', value: 1 }]);

test.each([
  ['another event', 'id:5\nevent:view\ndata:{"version":5}\n\n'],
  ['a second event', `id:5\nevent:delta\ndata:${delta}\n\nevent:view\ndata:{}\n\n`],
  ['an event after a line end that only a browser knows', `id:5\nevent:delta\ndata:${delta}\revent:view\rdata:{}\n\n`],
  ['data that is no JSON', 'id:5\nevent:delta\ndata:score\n\n'],
  ['data that is no delta', 'id:5\nevent:delta\ndata:{"score":5}\n\n'],
  ['an empty delta', `id:5\nevent:delta\ndata:${encodeDelta([])}\n\n`],
  ['an empty change', 'id:5\nevent:delta\ndata:{"format":1,"patch":[{}]}\n\n'],
  ['a delta of another format', `id:5\nevent:delta\ndata:${delta.replace('"format":1', '"format":0')}\n\n`],
  ['a delta of a build without formats', 'id:5\nevent:delta\ndata:[[0,1]]\n\n'],
  ['a version that is too large', `id:${'9'.repeat(30)}\nevent:delta\ndata:${delta}\n\n`],
  ['nothing', ''],
])('a frame with %s is not read', (_words, frame) => {
  expect(() => parseDeltaFrame(Buffer.from(frame))).toThrow();
});

test('a frame of a delta is read', () => {
  const frame = deltaFrame(5, delta);
  expect(parseDeltaFrame(frame)).toEqual({ version: 5, delta, frame });
});

async function setUp() {
  const nats = await startNats();
  onTestFinished(() => nats.stop());
  const servers = readNatsServers(nats.url);
  if (typeof servers === 'string') throw new TypeError(servers);
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (_: object, message: string) => void warnings.push(message) };
  const bus = await openNatsBus([gameSnapshots, gameUpdates], { nats: servers, site: 'site', log });
  const foreign = await connect({ servers: nats.url });
  onTestFinished(async () => {
    await foreign.close();
    await bus.close();
  });
  return { bus, foreign, warnings };
}

describe.skipIf(natsServer === null)('through NATS', () => {
  test('foreign messages of a game do not arrive', async () => {
    const { bus, foreign, warnings } = await setUp();
    const received: unknown[] = [];
    bus.subscribe(gameUpdates, '7', (update) => received.push(update));
    bus.subscribe(gameNews, '7', (state) => received.push(state));
    await bus.replay(gameSnapshots, '7');
    foreign.publish('site.updates.7', 'id:5\nevent:view\ndata:{}\n\n');
    foreign.publish('site.states.7', '{"number":"1"}');
    foreign.publish('site.states.7', '{"number":4,"asOf":1,"isStale":false}');
    await expect.poll(() => received).toEqual([{ number: 4, asOf: 1, isStale: false }]);
    await expect.poll(() => warnings).toHaveLength(2);
  });

  test('what a build with another format has stored is not read', async () => {
    const { bus, foreign, warnings } = await setUp();
    const otherFormat = delta.replace('"format":1', '"format":0');
    const snapshot = { version: 6, log: inventedLog([]), box: readingOf().box, asOf: 1, arrivals: [] };
    foreign.publish('site.updates.7', `id:5\nevent:delta\ndata:${otherFormat}\n\n`);
    foreign.publish('site.updates.7', deltaFrame(6, delta));
    foreign.publish('site.snapshots.7', JSON.stringify({ ...snapshot, delta: otherFormat }));
    foreign.publish('site.snapshots.8', JSON.stringify({ ...snapshot, delta }));
    await foreign.flush();
    const [updates, ...snapshots] = await Promise.all([
      bus.replay(gameUpdates, '7'),
      bus.replay(gameSnapshots, '7'),
      bus.replay(gameSnapshots, '8'),
    ]);
    expect(updates.map(({ value }) => value.version)).toEqual([6]);
    expect(snapshots.flat().map(({ value }) => value.delta)).toEqual([null, delta]);
    expect(warnings).toHaveLength(1);
  });

  test('only URLs of the upstream are requested', async () => {
    const { bus, foreign } = await setUp();
    const inner = await startScriptedUpstream([respondWith({ secret: 'inner' })]);
    const upstream = await startScriptedUpstream([respondWith({ dates: [] })]);
    const savant = await startScriptedUpstream([respondWith({ rows: [] })]);
    const client = createStatsApiClient({
      baseUrl: `${upstream.url}/stats/`,
      savantUrl: savant.url,
      clock: { now: () => 1 },
      log: { warn: () => {} },
    });
    onTestFinished(answerRequests(bus, client));
    await bus.replay(gameSnapshots, '7');
    const ask = async (url: string, kind = 'schedule') => {
      const { data } = await foreign.request('site.ask.upstream', JSON.stringify({ url, kind, visitor: null }));
      return data.length === 0 ? null : Buffer.from(data).toString();
    };
    const { host } = new URL(upstream.url);
    const foreignUrls = [
      `${inner.url}/`,
      `${inner.url}/stats/`,
      `${upstream.url}/admin`,
      `${upstream.url}/stats/../admin`,
      `${upstream.url}/statsx`,
      `${savant.url}/stats/`,
      `http://${host}@${new URL(inner.url).host}/stats/`,
      `http://user:pass@${host}/stats/`,
      `https://${host}/stats/`,
      'file:///etc/passwd',
      'stats',
    ];
    const answers = await Promise.all(foreignUrls.map((url) => ask(url)));
    expect(answers.filter((answer) => answer?.includes('"body"'))).toEqual([]);
    for (const kind of ['toString', 'constructor', '__proto__', 'none'])
      expect(await ask(`${upstream.url}/stats/x`, kind)).toBeNull();
    expect([inner.requests, upstream.requests, savant.requests]).toEqual([[], [], []]);
    expect(await ask(`${upstream.url}/stats/api/v1/schedule`)).toContain('"dates":[]');
    expect(await ask(`${savant.url}/rows`, 'fieldingRange')).toContain('"rows":[]');
  });
});
