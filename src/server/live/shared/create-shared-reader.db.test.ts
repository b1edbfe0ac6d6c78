import { expect, onTestFinished, test } from 'vitest';
import { createPeerSession, type PeerSession } from '#server/db/peer-session.ts';

import { toLiveFeed } from '#server/statsapi/live/live-feed.ts';
import { inventedFeed, inventedPlays } from '#server/statsapi/live/testing/invented-feed.ts';
import { manualTime } from '#server/testing/manual-time.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { openTestPeers } from '#tests/support/database/open-test-peers.ts';
import { createHub } from '../hub.ts';
import { fakeViewer } from '../testing/fake-viewer.ts';
import { createSharedReader } from './create-shared-reader.ts';
import { liveGamesChannel } from './live-game-rows.ts';

const db = await createTestDatabase();
/** A busy server needs longer to end a connection than the usual second. */
const patience = { timeout: 20_000 };
const start = Date.UTC(2031, 5, 1, 18);
let games = 0;

/** An upstream with one game, which the test advances by plays. */
function createUpstream() {
  games += 1;
  const gamePk = games;
  const upstream = { gamePk, plays: 1, reads: 0, isFailing: false };
  const read = async () => {
    upstream.reads += 1;
    if (upstream.isFailing) throw new Error('the upstream fails');
    const body = inventedFeed(inventedPlays.slice(0, upstream.plays));
    return { ...toLiveFeed({ ...body, gamePk }, gamePk), asOf: start, isStale: false };
  };
  return { upstream, reader: { read } };
}

type Upstream = ReturnType<typeof createUpstream>;

/** A process that follows the game: its own timers, hub and session. */
function startProcess({ upstream, reader }: Upstream, { peers = openTestPeers(db) } = {}) {
  const time = manualTime(start);
  const hub = createHub({
    readerOf: (gamePk) => createSharedReader({ gamePk, reader, db, peers, realNow: time.now }),
    clock: { speed: 1, now: time.now },
    after: time.after,
    random: () => 0.5,
    realNow: time.now,
    log: { warn: () => {} },
  });
  onTestFinished(() => hub.stop());
  peers.listen(liveGamesChannel, (payload) => hub.wake(payload === null ? null : Number(payload)));
  const { gamePk } = upstream;
  return {
    hub,
    pass: (ms = 11_000) => time.pass(ms),
    game: () => hub.game(gamePk),
    version: async () => (await hub.game(gamePk)).version,
    async watch() {
      const viewer = fakeViewer();
      (await hub.open(gamePk))({ response: viewer.response, since: null });
      const before = viewer.written().length;
      return () => viewer.written().slice(before);
    },
  };
}

/** Starts two processes with a viewer each; the first one follows the upstream. */
async function startTwo() {
  const source = createUpstream();
  const peersOfOne = createPeerSession({ db, after: () => () => {}, timeoutMs: 600_000 });
  onTestFinished(() => peersOfOne.close());
  const one = startProcess(source, { peers: peersOfOne });
  const seenByOne = await one.watch();
  const other = startProcess(source);
  const seenByOther = await other.watch();
  return { ...source, one, other, seenByOne, seenByOther, peersOfOne };
}

test('one process reads the upstream, and the viewers of both receive the same frames', async () => {
  const { upstream, one, other, seenByOne, seenByOther } = await startTwo();
  expect(upstream.reads).toBe(1);
  expect(await other.version()).toBe(await one.version());
  upstream.plays = 2;
  one.pass();
  await expect.poll(seenByOne).toContain('event:delta');
  await expect.poll(seenByOther).toBe(seenByOne());
  expect(upstream.reads).toBe(2);
  expect((await other.game()).view).toEqual((await one.game()).view);
  expect((await other.game()).box).toEqual((await one.game()).box);
});

test('a process that joins later has the deltas of the versions before', async () => {
  const { upstream, one, other } = await startTwo();
  const first = await one.version();
  upstream.plays = 2;
  one.pass();
  await expect.poll(other.version).toBe(first + 1);
  const third = startProcess({ upstream, reader: { read: () => expect.unreachable() } });
  expect(await third.version()).toBe(first + 1);
  expect((await third.game()).deltasSince(first)).toEqual((await one.game()).deltasSince(first));
});

test('when the process that follows the upstream stops, another continues to count its versions', async () => {
  const { upstream, one, other, seenByOther } = await startTwo();
  const first = await other.version();
  await one.hub.stop();
  upstream.plays = 2;
  other.pass();
  await expect.poll(other.version).toBe(first + 1);
  expect(seenByOther()).toContain('event:delta');
  expect(seenByOther()).not.toContain('event:view');
});

test('when it dies, another follows the upstream and sends the whole view with a version of its own', async () => {
  const { upstream, peersOfOne, other, seenByOther } = await startTwo();
  const first = await other.version();
  await peersOfOne.close();
  upstream.plays = 2;
  await expect.poll(() => (other.pass(), seenByOther()), patience).toContain('event:view');
  expect(await other.version()).toBeGreaterThan(first + 1000);
});

/** A session in which a lease seems to be held after it has ended. */
function withStuckLease(peers: PeerSession): PeerSession {
  return { ...peers, tryLease: () => Promise.resolve(true) };
}

test('a process that was stuck while another took over does not show its own update', async () => {
  const source = createUpstream();
  const stuckPeers = openTestPeers(db);
  const stuck = startProcess(source, { peers: withStuckLease(stuckPeers) });
  const seen = await stuck.watch();
  const other = startProcess(source);
  other.pass();
  await other.watch();
  expect(source.upstream.reads).toBe(2);
  source.upstream.plays = 2;
  stuck.pass();
  await expect.poll(() => source.upstream.reads).toBeGreaterThan(2);
  expect(seen()).not.toContain('event:delta');
  await expect.poll(() => (stuck.pass(), seen()), patience).toContain('event:view');
});

test('a failing upstream makes the data of every process stale', async () => {
  const { upstream, one, other } = await startTwo();
  upstream.isFailing = true;
  one.pass();
  await expect.poll(async () => (await one.game()).freshness.isStale).toBe(true);
  await expect.poll(async () => (await other.game()).freshness.isStale).toBe(true);
});

test('without the database each process follows the upstream', async () => {
  const source = createUpstream();
  const peers: PeerSession = { ...openTestPeers(db), tryLease: () => Promise.reject(new Error('no database')) };
  const [one, other] = [startProcess(source, { peers }), startProcess(source, { peers })];
  await Promise.all([one.game(), other.game()]);
  expect(source.upstream.reads).toBe(2);
});

test('a game without viewers is left to the other process at once', async () => {
  const source = createUpstream();
  const one = startProcess(source);
  await one.game();
  const other = startProcess(source);
  const seen = await other.watch();
  source.upstream.plays = 2;
  await expect.poll(() => (one.pass(), one.hub.gameCount), patience).toBe(0);
  await expect.poll(seen).toContain('event:delta');
  expect(source.upstream.reads).toBeGreaterThan(1);
});
