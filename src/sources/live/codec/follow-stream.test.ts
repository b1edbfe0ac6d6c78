import { isDeepStrictEqual } from 'node:util';
import { assert, constantFrom, nat, property, record, shuffledSubarray, array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameView } from '#rules/baseball/game/model.ts';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import { viewsOf } from '#rules/baseball/game/testing/views-of.ts';
import { diffViews, encodeDelta, receive, type StreamMessage, type StreamState } from './delta.ts';

const first = 1_900_000_000_000;

/** The data of a game on the server: all its versions, and the deltas between them. */
const serverOf = (seed: number) => {
  const changes = viewsOf(randomGame(seed)).filter((view, place, views) => {
    const before = views[place - 1];
    return !before || diffViews(before, view) !== null;
  });
  const viewAt = (version: number): GameView => {
    const view = changes[version - first];
    if (!view) throw new Error('no such version');
    return view;
  };
  const delta = (version: number): StreamMessage => {
    const changed = diffViews(viewAt(version - 1), viewAt(version)) ?? [];
    return { type: 'delta', version, delta: encodeDelta(changed) };
  };
  const whole = (version: number): StreamMessage => ({ type: 'view', version, view: viewAt(version) });
  /** responds to a reconnecting client: the changes since its version, or the whole view */
  const since = (version: number | null, now: number): StreamMessage[] => {
    if (version === null || version < first || version > now) return [whole(now)];
    return Array.from({ length: now - version }, (_, place) => delta(version + place + 1));
  };
  return { viewAt, delta, whole, since, last: first + changes.length - 1 };
};

const servers = Array.from({ length: 8 }, (_, seed) => serverOf(seed));

/** A client that requests what `StreamProblem` describes. */
const follow = (
  state: StreamState | null,
  messages: StreamMessage[],
  reconnect: (since: number | null) => StreamMessage[],
): StreamState | null =>
  messages.reduce<StreamState | null>((held, message) => {
    const next = receive(held, message);
    if (next === 'gap') return follow(held, reconnect(held?.version ?? null), () => []);
    return next === 'unreadable' ? follow(null, reconnect(null), () => []) : next;
  }, state);

const delivery = record({
  game: nat(servers.length - 1),
  from: nat(200),
  length: nat(12),
  /** which messages arrive, in which order, some of them twice */
  arrival: array(nat(11), { maxLength: 20 }),
  startsFrom: constantFrom('view', 'nothing', 'damaged'),
});

describe('any drop, repeat or reorder, and a reconnect at its end', () => {
  test('the client ends with the view of the server', () => {
    assert(
      property(delivery, ({ game, from, length, arrival, startsFrom }) => {
        const server = servers[game];
        if (!server) return false;
        const begin = Math.min(first + from, server.last);
        const now = Math.min(begin + length, server.last);
        const sent = [server.whole(begin), ...server.since(begin, now)];
        const arrived = arrival.flatMap((place) => sent[place] ?? []);
        const damaged: StreamMessage = { type: 'delta', version: begin + 1, delta: '[[0,99,99,"?"]]' };
        const initial = startsFrom === 'nothing' ? null : { version: begin, view: server.viewAt(begin) };
        const messages = startsFrom === 'damaged' ? [damaged, ...arrived] : arrived;
        const reconnect = (version: number | null) => server.since(version, now);
        const state = follow(initial, messages, reconnect);
        const settled = follow(state, reconnect(state?.version ?? null), reconnect);
        return isDeepStrictEqual(settled, { version: now, view: server.viewAt(now) });
      }),
      { numRuns: 5000 },
    );
  });

  test('every view of the client equals the view of the server with that version', () => {
    assert(
      property(nat(servers.length - 1), nat(150), shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7]), (game, from, order) => {
        const server = servers[game];
        if (!server) return false;
        const begin = Math.min(first + from, server.last - 8);
        const sent = [server.whole(begin), ...server.since(begin, begin + 7)];
        let state: StreamState | null = null;
        for (const place of order) {
          const next: ReturnType<typeof receive> = sent[place] ? receive(state, sent[place]) : 'gap';
          if (typeof next !== 'string') state = next;
          if (state && !isDeepStrictEqual(state.view, server.viewAt(state.version))) return false;
        }
        return true;
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a message', () => {
  const [server] = servers;
  if (!server) throw new Error('no server');
  const held: StreamState = { version: first + 5, view: server.viewAt(first + 5) };

  test('with the next version is applied', () =>
    expect(receive(held, server.delta(first + 6))).toEqual({ version: first + 6, view: server.viewAt(first + 6) }));

  test('with an old version is ignored', () => {
    expect(receive(held, server.delta(first + 5))).toBe(held);
    expect(receive(held, server.whole(first + 2))).toBe(held);
  });

  test('that skips a version is a gap', () => {
    expect(receive(held, server.delta(first + 7))).toBe('gap');
    expect(receive(null, server.delta(first + 1))).toBe('gap');
  });

  test('that cannot be parsed causes a request for the whole view', () =>
    expect(receive(held, { type: 'delta', version: first + 6, delta: '<html>' })).toBe('unreadable'));

  test('with a newer whole view replaces the view', () =>
    expect(receive(held, server.whole(first + 9))).toEqual({ version: first + 9, view: server.viewAt(first + 9) }));
});
