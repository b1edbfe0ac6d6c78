import { expect, onTestFinished, test } from 'vitest';
import { manualTime } from '#app/testing/manual-time.ts';
import { openNatsBus } from '#platform/bus/open-nats-bus.ts';
import { readNatsServers } from '#platform/settings/nats-servers.ts';
import { inventedHeader } from '#rules/baseball/game/testing/invented-game.ts';
import { pitch, start } from '#rules/baseball/game/testing/play-script.ts';
import { natsServer, startNats } from '#tests/support/nats/start-nats.ts';
import { gameSnapshots, gameUpdates } from './game-topics.ts';
import { createHub } from './hub.ts';
import { fakeSubscriber } from './testing/fake-subscriber.ts';
import { readingOf, scriptedReader } from './testing/scripted-reader.ts';

test.skipIf(natsServer === null)(
  'a subscriber of another process receives the changes that the leader publishes',
  async () => {
    const nats = await startNats();
    onTestFinished(() => nats.stop());
    const servers = readNatsServers(nats.url);
    if (typeof servers === 'string') throw new TypeError(servers);
    const log = { warn: () => {}, info: () => {} };
    const openBus = async () => {
      const bus = await openNatsBus([gameSnapshots, gameUpdates], { nats: servers, site: 'two', log });
      onTestFinished(() => bus.close());
      return bus;
    };
    const time = manualTime();
    const reader = scriptedReader(readingOf());
    const parts = {
      after: time.after,
      random: () => 0.5,
      realNow: time.now,
      log,
      readerOf: () => reader,
      clock: { speed: 1, now: () => (inventedHeader.startsAt ?? 0) + 1000 },
      budget: { hasLeft: () => true, isShort: () => false },
    };
    const bus = await openBus();
    const leader = createHub({ ...parts, bus });
    leader.lead(true);
    // the subscription has begun
    await bus.replay(gameSnapshots, '1');
    const hub = createHub({ ...parts, bus: await openBus() });
    onTestFinished(() => {
      hub.stop();
      leader.stop();
    });
    const subscriber = fakeSubscriber();
    (await hub.open(1))({ response: subscriber.response, since: null });
    expect(subscriber.written()).toContain('event:view');
    const pitchVideos = { 0: { 1: 'a' } };
    reader.next = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0)], { pitchVideos });
    await expect.poll(() => (time.pass(1000), subscriber.written())).toContain('event:delta');
    const game = await hub.game(1);
    expect(game.view.balls).toBe(1);
    expect(game.pitchVideos).toEqual(pitchVideos);
  },
);
