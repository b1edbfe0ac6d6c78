import { isDeepStrictEqual } from 'node:util';
import { assert, constantFrom, nat, property, record, shuffledSubarray, array } from 'fast-check';
import { expect, test, describe } from 'vitest';
import { fold } from '#rules/baseball/game/fold.ts';
import { type GameView, gameViewSchema } from '#rules/baseball/game/model.ts';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import { viewsOf } from '#rules/baseball/game/testing/views-of.ts';
import {
  applyDelta,
  decodeDelta,
  diffViews,
  encodeDelta,
  type GameDelta,
  receive,
  type StreamMessage,
  type StreamState,
} from './delta.ts';
import { UnreadablePacking } from './packing.ts';

const everyView = viewsOf(randomGame(0));

const travelled = (before: GameView, after: GameView): GameView => {
  const delta = diffViews(before, after);
  return delta ? applyDelta(before, decodeDelta(encodeDelta(delta))) : before;
};

test('equal views have no delta', () => {
  const [view] = everyView;
  if (view) expect(diffViews(view, structuredClone(view))).toBeNull();
});

test('a delta of another view is rejected or produces another view, and does not modify the current view', () => {
  const [before] = everyView;
  const after = fold(randomGame(1), Infinity);
  if (!before) throw new Error('no view');
  const copy = structuredClone(before);
  expect(() => applyDelta(before, [[0, 0, 7, 'x']])).toThrow(UnreadablePacking);
  applyDelta(before, diffViews(before, after) ?? []);
  expect(before).toEqual(copy);
});

test.each(['', '{}', '[1]', '[[]]', '[[0,{"=":5}', '<html>'])('%j is not a delta', (text) => {
  expect(() => decodeDelta(text)).toThrow();
});

test('a description is sent once, although both the plate appearance and the scoring play contain it', () => {
  const description = 'Somebody hits a long home run over the old wall in left.';
  const [view] = everyView;
  if (!view) throw new Error('no view');
  const scoring = { index: 3, inning: 1, half: 'top', event: 'Home Run', description, away: 1, home: 0 } as const;
  const after = {
    ...view,
    weather: { condition: description, temperature: null, wind: description },
    scoringPlays: [scoring],
    plateAppearance: view.plateAppearance && { ...view.plateAppearance, description },
  };
  expect(encodeDelta(diffViews(view, after) ?? []).split(description)).toHaveLength(2);
  expect(travelled(view, after)).toEqual(after);
});

const long = 'a text of 8 or more';

test.each([
  ['a number', '[[0,3,7]]', '[[0,3,7]]'],
  ['a long text that is repeated', `[[0,"${long}"],[1,"x","${long}"]]`, `[[0,"${long}"],[1,"x",{"=":0}]]`],
  [
    'two long texts',
    `[[0,"eight at least"],[1,"${long}"],[2,"${long}"]]`,
    `[[0,"eight at least"],[1,"${long}"],[2,{"=":1}]]`,
  ],
  ['a repeated text of 8 characters', '[[0,"12345678"],[1,"12345678"]]', '[[0,"12345678"],[1,{"=":0}]]'],
  ['a repeated text of 7 characters', '[[0,"1234567"],[1,"1234567"]]', '[[0,"1234567"],[1,"1234567"]]'],
  ['an object and null', '[[0,{"a":null}]]', '[[0,{"a":null}]]'],
  [
    'five changes of the plate appearance',
    `[[0,1,7],[0,2,0,8],[0,3,"${long}"],[0,4,9],[0,5,10],[2,"${long}"]]`,
    `[{"0":[[1,7],[2,0,8],[3,"${long}"],[4,9],[5,10]]},[2,{"=":0}]]`,
  ],
])('%s is encoded and decoded', (_, changes, encoded) => {
  const delta: GameDelta = JSON.parse(changes);
  expect(encodeDelta(delta)).toBe(encoded);
  expect(decodeDelta(encoded)).toEqual(delta);
});

test.each([
  ['null', 'no delta'],
  ['7', 'no delta'],
  ['[[0,1],[]]', 'no delta'],
  ['[{"0":7}]', 'no delta'],
  ['[{"0":[[]]}]', 'no delta'],
  ['[{"1":[[0,1]]}]', 'no delta'],
])('%s is not a list of changes', (encoded, message) => {
  expect(() => decodeDelta(encoded)).toThrow(new UnreadablePacking(message));
});

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
    return { type: 'delta', version, delta: encodeDelta(diffViews(viewAt(version - 1), viewAt(version)) ?? []) };
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
  test('the client ends with the view of the server', () =>
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
    ));

  test('every view of the client equals the view of the server with that version', () =>
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
    ));
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
    expect([receive(held, server.delta(first + 7)), receive(null, server.delta(first + 1))]).toEqual(['gap', 'gap']);
  });

  test('that cannot be parsed causes a request for the whole view', () =>
    expect(receive(held, { type: 'delta', version: first + 6, delta: '<html>' })).toBe('unreadable'));

  test('with a newer whole view replaces the view', () =>
    expect(receive(held, server.whole(first + 9))).toEqual({ version: first + 9, view: server.viewAt(first + 9) }));
});

const games = Array.from({ length: 30 }, (_, seed) => viewsOf(randomGame(seed)));
const anyView = constantFrom(...games.flat());

test('the generated games are valid and cover every kind', () => {
  for (const views of games) {
    const last = views.at(-1);
    expect(gameViewSchema.parse(last)).toEqual(last);
    const runs = views.map(({ totals }) => totals.away.runs + totals.home.runs);
    expect(runs).toEqual(runs.toSorted((a, b) => a - b));
    expect(views.every(({ outs }) => outs <= 3)).toBe(true);
  }
  expect(Math.max(...games.map((views) => views.at(-1)?.inning ?? 0))).toBeGreaterThan(9);
});

test('deltas applied in order, one after each event, give the view of the server every time', () => {
  for (const views of games) {
    let [held] = views;
    for (const view of views.slice(1)) {
      held = held && travelled(held, view);
      expect(isDeepStrictEqual(held, view)).toBe(true);
    }
  }
});

test('a delta between any two views reproduces the second', () =>
  assert(
    property(anyView, anyView, (before, after) => isDeepStrictEqual(travelled(before, after), after)),
    { numRuns: 5000 },
  ));
