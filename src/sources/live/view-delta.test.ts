import { isDeepStrictEqual } from 'node:util';
import {
  array,
  assert,
  constantFrom,
  jsonValue,
  nat,
  oneof,
  property,
  record,
  shuffledSubarray,
  string,
} from 'fast-check';
import { applyPatch } from 'rfc6902';
import { expect, test, describe } from 'vitest';
import { type GameView, gameViewSchema } from '#rules/baseball/game/model.ts';
import { liveView } from '#rules/baseball/game/testing/invented-views.ts';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import { viewsOf } from '#rules/baseball/game/testing/views-of.ts';
import { diffViews } from './diff-views.ts';
import {
  applyDelta,
  decodeDelta,
  encodeDelta,
  type Operation,
  receive,
  type StreamMessage,
  type StreamState,
  viewFormat,
} from './view-delta.ts';

const everyView = viewsOf(randomGame(0));

const travelled = (before: GameView, after: GameView): GameView => {
  const delta = diffViews(before, after);
  return delta === null ? before : applyDelta(before, delta);
};

const shownView = liveView({ people: { 7: 'Una Vale', 9: 'Ada Marsh' } });
const changed = (...patch: Operation[]): GameView => applyDelta(shownView, encodeDelta(patch));

test.each<[string, Operation[], Partial<GameView>]>([
  ['nothing', [], {}],
  ['a number', [{ op: 'replace', path: '/balls', value: 3 }], { balls: 3 }],
  ['a number that is added again', [{ op: 'add', path: '/balls', value: 3 }], { balls: 3 }],
  [
    'a field of an object',
    [{ op: 'replace', path: '/status/text', value: 'Warmup' }],
    { status: { ...shownView.status, text: 'Warmup' } },
  ],
  ['an item at the end', [{ op: 'add', path: '/missingPlays/-', value: 1 }], { missingPlays: [1] as never }],
  [
    'a name',
    [{ op: 'add', path: '/people/8', value: 'Eli Okafor' }],
    { people: { ...shownView.people, 8: 'Eli Okafor' } },
  ],
  ['a name that is removed', [{ op: 'remove', path: '/people/7' }], { people: { 9: 'Ada Marsh' } }],
  [
    'several, in order',
    [
      { op: 'replace', path: '/balls', value: 1 },
      { op: 'replace', path: '/balls', value: 2 },
    ],
    { balls: 2 },
  ],
])('a delta changes %s', (_, patch, change) => {
  expect(changed(...patch)).toEqual({ ...shownView, ...change });
});

const threeInnings = [1, 2, 3].map((number) => ({ number, away: 0, home: 0 }));
const zero = { number: 0, away: null, home: null };

test.each<[string, Operation, number[]]>([
  ['inserted', { op: 'add', path: '/lineScore/1', value: zero }, [1, 0, 2, 3]],
  ['appended by its index', { op: 'add', path: '/lineScore/3', value: zero }, [1, 2, 3, 0]],
  ['appended', { op: 'add', path: '/lineScore/-', value: zero }, [1, 2, 3, 0]],
  ['removed', { op: 'remove', path: '/lineScore/0' }, [2, 3]],
  ['replaced', { op: 'replace', path: '/lineScore/2', value: zero }, [1, 2, 0]],
  ['changed', { op: 'replace', path: '/lineScore/2/number', value: 7 }, [1, 2, 7]],
])('an item of a list is %s', (_, operation, numbers) => {
  const before = { ...shownView, lineScore: threeInnings };
  expect(applyDelta(before, encodeDelta([operation])).lineScore.map(({ number }) => number)).toEqual(numbers);
});

test('a key with a slash and a tilde is written as RFC 6901 says', () => {
  const after = { ...shownView, people: { ...shownView.people, 'a/b~1': 'Una Vale' } };
  const delta = diffViews(shownView, after) ?? '';
  expect(decodeDelta(delta)).toEqual([{ op: 'add', path: '/people/a~1b~01', value: 'Una Vale' }]);
  expect(() => applyDelta(shownView, delta)).toThrow('another view');
});

test('a delta modifies nothing of the view, and what has not changed stays the same object', () => {
  const [before, next] = [everyView[20], everyView[21]].map((each) => deepFrozen(each));
  if (!before || !next) throw new Error('no view');
  const after = travelled(before, next);
  expect(after).toEqual(next);
  expect(after.teams).toBe(before.teams);
  expect(after.lineups.away).toBe(before.lineups.away);
});

const deepFrozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null)
    for (const each of Object.values(Object.freeze(value))) deepFrozen(each);
  return value;
};

test('equal views have no delta', () => expect(diffViews(shownView, structuredClone(shownView))).toBeNull());

test.each(['', '{}', '[1]', '[[]]', '[[0,1]]', 'null', '7', '<html>', '{"format":1,"patch":{}}'])(
  '%j is not a delta',
  (text) => expect(() => decodeDelta(text)).toThrow(),
);

test.each([
  { op: 'replace', path: '/balls' },
  { op: 'move', path: '/balls', from: '/strikes' },
  { op: 'test', path: '/balls', value: 0 },
  { op: 'replace', path: 'balls', value: 0 },
  { op: 'replace', path: '', value: {} },
  { op: 'remove', path: 7 },
  { path: '/balls', value: 0 },
  null,
  [],
])('%j is not an operation', (operation) =>
  expect(() => decodeDelta(JSON.stringify({ format: viewFormat, patch: [operation] }))).toThrow('Not a delta'),
);

test('a delta of another format is not read', () => {
  const delta = encodeDelta([{ op: 'replace', path: '/balls', value: 1 }]);
  expect(delta).toContain(`"format":${viewFormat}`);
  for (const format of [viewFormat - 1, viewFormat + 1, String(viewFormat), null])
    expect(() => decodeDelta(delta.replace(/"format":\d+/, `"format":${JSON.stringify(format)}`))).toThrow(
      'another format',
    );
});

test.each<[string, Operation]>([
  ['a missing field', { op: 'replace', path: '/score', value: 1 }],
  ['a missing field that is removed', { op: 'remove', path: '/score' }],
  ['a new field', { op: 'add', path: '/score', value: 1 }],
  ['a field that every view has', { op: 'remove', path: '/balls' }],
  ['a path through a number', { op: 'replace', path: '/balls/x', value: 1 }],
  ['a path through null', { op: 'replace', path: '/weather/wind/x', value: 1 }],
  ['an item after the end', { op: 'add', path: '/lineScore/99', value: zero }],
  ['an item at the end that is replaced', { op: 'replace', path: '/lineScore/-', value: zero }],
  ['an index with a zero', { op: 'replace', path: '/lineScore/00', value: zero }],
  ['the length of a list', { op: 'replace', path: '/lineScore/length', value: 0 }],
  ['a text instead of a number', { op: 'replace', path: '/balls', value: '1' }],
  ['a list instead of an object', { op: 'replace', path: '/teams', value: [] }],
  ['an object instead of a list', { op: 'replace', path: '/lineScore', value: {} }],
  ['an object without a field', { op: 'replace', path: '/status', value: { phase: 'live' } }],
  ['an item without a field', { op: 'add', path: '/lineScore/-', value: { number: 9 } }],
  ['the prototype', { op: 'add', path: '/__proto__', value: { balls: 9 } }],
  ['a field of the prototype', { op: 'add', path: '/__proto__/balls', value: 9 }],
  ['the prototype of the names', { op: 'add', path: '/people/__proto__', value: { 7: 'x' } }],
  ['the constructor', { op: 'replace', path: '/constructor', value: 1 }],
  ['a field of the constructor', { op: 'add', path: '/constructor/prototype/balls', value: 9 }],
])('a delta with %s is rejected, and changes nothing', (_, operation) => {
  const copy = structuredClone(shownView);
  expect(() => changed(operation)).toThrow('another view');
  expect(shownView).toEqual(copy);
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('balls');
});

test('any operation gives a view of the same shape, or is rejected', () => {
  const token = oneof(
    constantFrom(...Object.keys(shownView), '0', '-', 'away', '__proto__', 'constructor', 'length'),
    string(),
  );
  const operation = record({
    op: constantFrom('add', 'replace', 'remove'),
    path: array(token, { maxLength: 4 }).map((tokens) => tokens.map((each) => `/${each}`).join('')),
    value: jsonValue(),
  });
  assert(
    property(array(operation, { maxLength: 3 }), (patch) => {
      const delta = JSON.stringify({ format: viewFormat, patch });
      try {
        const fields = Object.keys(applyDelta(deepFrozen(structuredClone(shownView)), delta));
        expect(fields.filter((field) => !/^\d+$/.test(field))).toEqual(Object.keys(shownView));
      } catch (error) {
        expect(error).toMatchObject({ message: expect.stringMatching(/^(Not a delta|A delta of another view)$/) });
      }
    }),
    { numRuns: 3000 },
  );
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
    return { type: 'delta', version, delta: diffViews(viewAt(version - 1), viewAt(version)) ?? '' };
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
    let held = deepFrozen(views[0]);
    for (const after of views.slice(1)) {
      held = held && deepFrozen(travelled(held, after));
      expect(isDeepStrictEqual(held, after)).toBe(true);
    }
  }
});

test('a delta is a JSON patch that other programs apply too', () => {
  for (const views of games.slice(0, 5)) {
    // a structured clone shares what the view shares
    const document: unknown = JSON.parse(JSON.stringify(views[0]));
    for (const [place, after] of views.slice(1).entries()) {
      const delta = diffViews(views[place] ?? after, after);
      expect(applyPatch(document, delta === null ? [] : decodeDelta(delta)).filter((error) => error !== null)).toEqual(
        [],
      );
      expect(document).toEqual(after);
    }
  }
});

test('a delta between any two views reproduces the second', () =>
  assert(
    property(anyView, anyView, (before, after) => isDeepStrictEqual(travelled(before, after), after)),
    { numRuns: 5000 },
  ));
