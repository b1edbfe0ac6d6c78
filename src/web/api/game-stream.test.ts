import { expect, test } from 'vitest';
import type { LiveGame } from '#contract/games.ts';
import { diffViews, encodeDelta } from '#contract/live/delta.ts';
import type { StreamMessage } from '#contract/live/follow-stream.ts';
import type { GameView } from '#domain/game/model.ts';
import { liveView } from '../features/live-game/testing/invented-views.ts';
import { createGameFollower } from './game-stream.ts';
import type { HeldGame } from './game-stream.ts';

const freshness = { asOf: 0, isStale: false };
/** a game in which each version has one more ball */
const viewAt = (version: number): GameView => liveView({ balls: version });
const deltaTo = (version: number): string => encodeDelta(diffViews(viewAt(version - 1), viewAt(version)) ?? []);
const message = (version: number): StreamMessage => ({ type: 'delta', version, delta: deltaTo(version) });

/** A follower at version 1 of a server at version `newest`, and the requests that it sent. */
function following(newest: number) {
  let held: HeldGame = { version: 1, view: viewAt(1), freshness };
  const asked: (number | null)[] = [];
  const follower = createGameFollower({
    held: () => held,
    hold: (next) => (held = { ...held, ...next }),
    ask: (since): Promise<LiveGame | null> => {
      asked.push(since);
      if (since === newest) return Promise.resolve(null);
      if (since === null) return Promise.resolve({ version: newest, view: viewAt(newest), freshness });
      const deltas = Array.from({ length: newest - since }, (_, place) => deltaTo(since + 1 + place));
      return Promise.resolve({ version: newest, deltas, freshness });
    },
  });
  return { follower, asked, now: () => ({ version: held.version, balls: held.view.balls }) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('deltas in order are applied without a request', () => {
  const { follower, asked, now } = following(3);
  follower.take(message(2));
  follower.take(message(3));
  expect(now()).toEqual({ version: 3, balls: 3 });
  expect(asked).toEqual([]);
});

test('a repeated delta changes nothing', () => {
  const { follower, now } = following(2);
  follower.take(message(2));
  follower.take(message(2));
  expect(now()).toEqual({ version: 2, balls: 2 });
});

test('after a gap the missing changes are requested once', async () => {
  const { follower, asked, now } = following(5);
  follower.take(message(4));
  follower.take(message(5));
  await settled();
  expect(asked).toEqual([1]);
  expect(now()).toEqual({ version: 5, balls: 5 });
});

test('after a damaged delta the whole view is requested', async () => {
  const { follower, asked, now } = following(3);
  follower.take({ type: 'delta', version: 2, delta: '{"not":"a delta"}' });
  await settled();
  expect(asked).toEqual([null]);
  expect(now()).toEqual({ version: 3, balls: 3 });
});

test('a poll returns the changes since the last version, if any', async () => {
  const { follower, asked, now } = following(4);
  await follower.catchUp();
  await follower.catchUp();
  expect(asked).toEqual([1, 4]);
  expect(now()).toEqual({ version: 4, balls: 4 });
});

test('a failed request leaves the last state and can be repeated', async () => {
  let refusals = 0;
  const held: HeldGame = { version: 1, view: viewAt(1), freshness };
  const follower = createGameFollower({
    held: () => held,
    hold: () => expect.unreachable(),
    ask: () => {
      refusals += 1;
      return Promise.reject(new Error('down'));
    },
  });
  await follower.catchUp();
  await follower.catchUp();
  expect(refusals).toBe(2);
});
