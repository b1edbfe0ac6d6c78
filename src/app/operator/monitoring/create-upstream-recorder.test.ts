import { expect, test } from 'vitest';
import { toTransactionEvent } from '#features/transactions/upstream.ts';
import { boundedFetch } from '#sources/statsapi/client/bounded-fetch.ts';
import { toPitch } from '#sources/statsapi/live/plays/to-pitch.ts';
import { collectOutOfBounds } from '#sources/statsapi/wire/out-of-bounds.ts';
import { toGameStatus, toGameKind } from '#sources/statsapi/wire/to-game-status.ts';
import { neverRespond, respondWithStatus, startScriptedUpstream } from '#tests/support/upstream/scripted-upstream.ts';
import { createUpstreamRecorder, monitorFetch } from './create-upstream-recorder.ts';

test('the newest outcome of each kind and the unknown codes are recorded; each code is logged once', () => {
  let now = 1;
  const warnings: object[] = [];
  const recorder = createUpstreamRecorder({ now: () => now }, { warn: (detail) => warnings.push(detail) });
  recorder.recordOutcome('schedule', 'ok');
  now = 2;
  recorder.recordOutcome('live', 'network');
  now = 3;
  recorder.recordOutcome('schedule', 'shape');
  recorder.recordUnknownCode('game type Q', '/api/v1/schedule');
  recorder.recordUnknownCode('game status XZ', '/api/v1/schedule');
  recorder.recordUnknownCode('game status XZ', '/api/v1.1/game/7/feed/live');
  const state = { isFailing: true, lastResponseAt: 1 };
  expect(recorder.read(state, { statsApi: true, savant: false })).toEqual({
    ...state,
    openBreakers: ['statsApi'],
    responses: [
      { kind: 'schedule', outcome: 'shape', at: 3 },
      { kind: 'live', outcome: 'network', at: 2 },
    ],
    unknownCodes: [
      { code: 'game status XZ', count: 2, example: '/api/v1/schedule' },
      { code: 'game type Q', count: 1, example: '/api/v1/schedule' },
    ],
  });
  expect(warnings).toEqual([
    { code: 'game type Q', path: '/api/v1/schedule' },
    { code: 'game status XZ', path: '/api/v1/schedule' },
  ]);
});

test('a conversion reports unknown codes of games, transactions and pitches, and no others', () => {
  const { outOfBounds } = collectOutOfBounds(() => {
    toGameStatus({ statusCode: 'XZ' });
    toGameStatus({ statusCode: 'F' });
    toGameStatus(undefined);
    toTransactionEvent('QQQ', null);
    toTransactionEvent('SC', null);
    toGameKind('Y', undefined);
    toGameKind('P', undefined);
    toPitch({ isPitch: true, details: { call: { code: 'ZZ' } } }, 1, { balls: 0, strikes: 0 });
    toPitch({ isPitch: true, details: { call: { code: 'B' } } }, 1, { balls: 0, strikes: 0 });
  });
  const codes = ['game status XZ', 'transaction type QQQ', 'game type Y', 'pitch call ZZ'];
  expect([...outOfBounds.unknownCodes]).toEqual(codes);
});

const init = (signal: AbortSignal) => ({ signal, headers: {}, redirect: 'manual' as const });
const clock = { now: () => 5 };

test.each([
  [200, { lastResponseAt: 5, isFailing: false }],
  [503, { lastResponseAt: null, isFailing: true }],
])('a response with status %i is recorded', async (status, expected) => {
  const { url } = await startScriptedUpstream([respondWithStatus(status)]);
  const { fetch, state } = monitorFetch(boundedFetch, clock, new AbortController().signal);
  await (await fetch(`${url}/`, init(new AbortController().signal))).body?.cancel();
  expect(state()).toEqual(expected);
});

test('a request in progress ends when the application stops', async () => {
  const { url } = await startScriptedUpstream([neverRespond]);
  const stopping = new AbortController();
  const { fetch } = monitorFetch(boundedFetch, clock, stopping.signal);
  const request = fetch(`${url}/slow`, init(new AbortController().signal));
  stopping.abort();
  await expect(request).rejects.toThrow(/abort/);
});
