import { neverRespond, respondWithStatus, startScriptedUpstream } from '#tests/support/upstream/scripted-upstream.ts';
import { expect, test } from 'vitest';
import { monitorFetch } from './monitor-fetch.ts';
import { boundedFetch } from '#sources/statsapi/client/bounded-fetch.ts';

const init = (signal: AbortSignal) => ({ signal, headers: {}, redirect: 'manual' as const });
const clock = { now: () => 5 };

test.each([
  [200, { lastResponseAt: 5, isFailing: false }],
  [503, { lastResponseAt: null, isFailing: true }],
])('a response with status %i is recorded', async (status, expected) => {
  const { url } = await startScriptedUpstream([respondWithStatus(status)]);
  const { fetch, state } = monitorFetch(boundedFetch, clock, new AbortController().signal);
  const response = await fetch(`${url}/`, init(new AbortController().signal));
  await response.body?.cancel();
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
