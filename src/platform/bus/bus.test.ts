import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { type NatsServers, readNatsServers } from '#platform/settings/nats-servers.ts';
import { answerRequests, createRelay } from '#sources/live/server/relayed-responses.ts';
import { natsServer, startNats } from '#tests/support/nats/start-nats.ts';
import { type Bus, NoAnswer, type Service, type Topic, jsonCodec } from './bus.ts';
import { openNatsBus } from './open-nats-bus.ts';
import { createLocalBus } from './testing/create-local-bus.ts';

const textCodec = jsonCodec(z.string());
const news: Topic<string> = { name: 'news', kept: 0, ...textCodec };
const newest: Topic<string> = { name: 'newest', kept: 1, ...textCodec };
const history: Topic<string> = { name: 'history', kept: 3, ...textCodec };
const double: Service<number, number> = {
  name: 'double',
  timeout: 5000,
  question: jsonCodec(z.number()),
  answer: jsonCodec(z.number()),
};
const log = { warn: () => {}, info: () => {} };

let sites = 0;

function serversOf(url: string): NatsServers {
  const nats = readNatsServers(url);
  if (typeof nats === 'string') throw new TypeError(nats);
  return nats;
}

/** Two processes of a site. In one process they are the same. */
async function openLocal(): Promise<[Bus, Bus]> {
  const bus = createLocalBus();
  return [bus, bus];
}

async function openNats(): Promise<[Bus, Bus]> {
  const nats = await startNats();
  onTestFinished(() => nats.stop());
  sites += 1;
  const options = { nats: serversOf(nats.url), site: `test_${sites}`, log };
  const open = async () => {
    const bus = await openNatsBus([news, newest, history], options);
    onTestFinished(() => bus.close());
    return bus;
  };
  return [await open(), await open()];
}

describe.each([
  ['in one process', openLocal, false],
  ['through NATS', openNats, natsServer === null],
])('messages %s', (_, open, isSkipped) => {
  test.skipIf(isSkipped)('reach the subscribers of their key in order', async () => {
    const [one, other] = await open();
    const received: string[] = [];
    const end = other.subscribe(news, '7', (text) => received.push(text));
    // a subscription of another process begins with its first round trip
    await other.publish(history, '0', 'ready');
    for (const text of ['a', 'b', 'c']) await one.publish(news, '7', text);
    await one.publish(news, '8', 'of another game');
    await expect.poll(() => received).toEqual(['a', 'b', 'c']);
    end();
    await one.publish(news, '7', 'd');
    await one.publish(history, '0', 'done');
    expect(received).toEqual(['a', 'b', 'c']);
  });

  test.skipIf(isSkipped)('that are stored can be replayed, the newest of each key', async () => {
    const [one, other] = await open();
    for (const text of ['a', 'b', 'c', 'd']) await one.publish(history, '7', text);
    await one.publish(newest, '7', 'old');
    const number = await one.publish(newest, '7', 'x'.repeat(100_000));
    expect((await other.replay(history, '7')).map(({ value }) => value)).toEqual(['b', 'c', 'd']);
    expect(await other.replay(newest, '7')).toEqual([{ value: 'x'.repeat(100_000), number }]);
    expect(await other.replay(newest, '8')).toEqual([]);
    const numbers = (await one.replay(history, '7')).map((stored) => stored.number);
    await one.forget(history, '7', numbers[1] ?? 0);
    expect((await other.replay(history, '7')).map(({ value }) => value)).toEqual(['d']);
    await one.forget(history, '7', numbers[2] ?? 0);
    expect(await other.replay(history, '7')).toEqual([]);
    await one.forget(newest, '7', number ?? 0);
    expect(await other.publish(newest, '7', 'again', number ?? 0)).toBeNull();
    expect(await other.publish(newest, '7', 'again', 0)).not.toBeNull();
  });

  test.skipIf(isSkipped)('are refused if another process has stored one since', async () => {
    const [one, other] = await open();
    const first = await one.publish(newest, '7', 'a', 0);
    expect(first).not.toBeNull();
    expect(await other.publish(newest, '7', 'b', 0)).toBeNull();
    expect(await other.publish(newest, '7', 'c', first ?? 0)).toBeGreaterThan(first ?? 0);
    expect(await one.publish(newest, '7', 'd', first ?? 0)).toBeNull();
    expect((await one.replay(newest, '7'))[0]?.value).toBe('c');
  });

  test.skipIf(isSkipped)('are questions that one process answers', async () => {
    const [one, other] = await open();
    await expect(other.ask(double, 2)).rejects.toMatchObject({ name: 'NoAnswer', isUnheard: true });
    const end = one.answer(double, async (n) => 2 * n);
    await one.publish(history, '0', 'ready');
    expect(await other.ask(double, 2)).toBe(4);
    end();
    await one.publish(history, '0', 'done');
    await expect(other.ask(double, 2)).rejects.toThrow(NoAnswer);
  });

  test.skipIf(isSkipped)('let a request wait for the next leader', async () => {
    const [one, other] = await open();
    const response = createRelay(other, () => false)('https://league.example/api/v1/schedule', 'schedule');
    const fetched = { body: { dates: [] }, size: 12, asOf: 1 };
    onTestFinished(answerRequests(one, { fetchFor: async () => fetched }));
    expect(await response).toEqual(fetched);
  });

  test.skipIf(isSkipped)('let a process that becomes the leader send its request itself', async () => {
    const [one] = await open();
    let leads = false;
    const response = createRelay(one, () => leads)('https://league.example/api/v1/schedule', 'schedule');
    leads = true;
    expect(await response).toBeNull();
  });
});

test.skipIf(natsServer === null)(
  'a restarted server has lost what it stored, and messages are stored again',
  async () => {
    const nats = await startNats();
    onTestFinished(() => nats.stop());
    const bus = await openNatsBus([newest], { nats: serversOf(nats.url), site: 'restarted', log });
    onTestFinished(() => bus.close());
    await bus.publish(newest, '7', 'a');
    await nats.restart();
    await expect.poll(() => bus.replay(newest, '7').catch(() => null)).toEqual([]);
    expect(await bus.publish(newest, '7', 'b', 0)).not.toBeNull();
  },
);

test('a server that cannot be reached ends the start with one line', () =>
  expect(openNatsBus([], { nats: serversOf('nats://127.0.0.1:1'), site: 'none', log })).rejects.toThrow(
    /^NATS_URL cannot be reached: [^\n]+$/,
  ));

describe.skipIf(natsServer === null).each([
  ['a user and a password', ['--user', 'shot', '--pass', 'p@ss:w'], 'shot:p%40ss%3Aw'],
  ['a token', ['--auth', 'a-secret'], 'a-secret'],
])('a server that requires %s', (_words, options, credentials) => {
  const open = (url: string) => openNatsBus([newest], { nats: serversOf(url), site: 'secret', log });

  test('accepts them from the URL', async () => {
    const nats = await startNats(...options);
    onTestFinished(() => nats.stop());
    const bus = await open(nats.url.replace('//', `//${credentials}@`));
    onTestFinished(() => bus.close());
    expect(await bus.publish(newest, '7', 'a', 0)).not.toBeNull();
    // also after it was lost
    await nats.restart();
    await expect.poll(() => bus.replay(newest, '7').catch(() => null)).toEqual([]);
  });

  test.each(['', 'other@', 'shot:other@'])('refuses nats://%s with one line', async (others) => {
    const nats = await startNats(...options);
    onTestFinished(() => nats.stop());
    await expect(open(nats.url.replace('//', `//${others}`))).rejects.toThrow(
      /^NATS_URL has a user and password or a token that the NATS server does not accept$/,
    );
  });
});
