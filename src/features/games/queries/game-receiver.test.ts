import { expect, test } from 'vitest';
import type { GameView } from '#rules/baseball/game/model.ts';
import { liveView } from '#rules/baseball/game/testing/invented-views.ts';
import { diffViews } from '#sources/live/diff-views.ts';
import { type StreamMessage, viewFormat } from '#sources/live/view-delta.ts';
import type { GameResponse, LoadedGame } from '../contract.ts';
import { createGameReceiver } from './game-stream.ts';

const freshness = { asOf: 0, isStale: false };
/** a game in which the number of balls equals the version */
const viewAt = (version: number): GameView => liveView({ balls: version });
const deltaTo = (version: number): string => diffViews(viewAt(version - 1), viewAt(version)) ?? '';
const message = (version: number): StreamMessage => ({ type: 'delta', version, delta: deltaTo(version) });

const otherFormat = (delta: string) => delta.replace(`"format":${viewFormat}`, `"format":${viewFormat + 1}`);

/** A receiver with version 1 of a game that has version `newest` on the server, and its requests. */
function following(newest: number, encode = (delta: string) => delta) {
  let held: LoadedGame = { version: 1, view: viewAt(1), freshness };
  const requests: (number | null)[] = [];
  const receiver = createGameReceiver({
    read: () => held,
    write: (next) => (held = { ...held, ...next }),
    request: (since): Promise<GameResponse | null> => {
      requests.push(since);
      if (since === newest) return Promise.resolve(null);
      if (since === null) return Promise.resolve({ version: newest, view: viewAt(newest), freshness });
      const deltas = Array.from({ length: newest - since }, (_, place) => encode(deltaTo(since + 1 + place)));
      return Promise.resolve({ version: newest, deltas, freshness });
    },
  });
  return { receiver, requests, now: () => ({ version: held.version, balls: held.view.balls }) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('consecutive deltas are applied without a request', () => {
  const { receiver, requests, now } = following(3);
  receiver.receive(message(2));
  receiver.receive(message(3));
  expect(now()).toEqual({ version: 3, balls: 3 });
  expect(requests).toEqual([]);
});

test('a repeated delta changes nothing', () => {
  const { receiver, now } = following(2);
  receiver.receive(message(2));
  receiver.receive(message(2));
  expect(now()).toEqual({ version: 2, balls: 2 });
});

test('after a gap the missing changes are requested once', async () => {
  const { receiver, requests, now } = following(5);
  receiver.receive(message(4));
  receiver.receive(message(5));
  await settled();
  expect(requests).toEqual([1]);
  expect(now()).toEqual({ version: 5, balls: 5 });
});

test('after an unreadable delta the whole view is requested', async () => {
  const { receiver, requests, now } = following(3);
  receiver.receive({ type: 'delta', version: 2, delta: '{"not":"a delta"}' });
  await settled();
  expect(requests).toEqual([null]);
  expect(now()).toEqual({ version: 3, balls: 3 });
});

test('after a delta of another format the whole view is requested', async () => {
  const { receiver, requests, now } = following(3);
  receiver.receive({ type: 'delta', version: 2, delta: otherFormat(deltaTo(2)) });
  await settled();
  expect(requests).toEqual([null]);
  expect(now()).toEqual({ version: 3, balls: 3 });
});

test('a poll whose deltas cannot be read is followed by a request of the whole view', async () => {
  const { receiver, requests, now } = following(3, otherFormat);
  expect(await receiver.catchUp()).toBe(true);
  expect(requests).toEqual([1, null]);
  expect(now()).toEqual({ version: 3, balls: 3 });
});

test('a poll reads the changes since the version, which can be none', async () => {
  const { receiver, requests, now } = following(4);
  await receiver.catchUp();
  await receiver.catchUp();
  expect(requests).toEqual([1, 4]);
  expect(now()).toEqual({ version: 4, balls: 4 });
});

test('a failed request does not change the view and can be repeated', async () => {
  let refusals = 0;
  const held: LoadedGame = { version: 1, view: viewAt(1), freshness };
  const receiver = createGameReceiver({
    read: () => held,
    write: () => expect.unreachable(),
    request: () => {
      refusals += 1;
      return Promise.reject(new Error('down'));
    },
  });
  await receiver.catchUp();
  await receiver.catchUp();
  expect(refusals).toBe(2);
});
