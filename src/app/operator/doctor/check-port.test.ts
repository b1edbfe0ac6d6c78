import { expect, test } from 'vitest';
import { startScriptedUpstream } from '#tests/support/upstream/scripted-upstream.ts';
import { checkPort } from './main.ts';

test.each([
  ['the application', '{"isReady":true}', null],
  ['another program', 'Hello', 'in use by another program'],
])('a port that %s uses', async (_what, body, problem) => {
  const { url } = await startScriptedUpstream([(response) => response.end(body)]);
  expect((await checkPort({ host: '127.0.0.1', port: Number(new URL(url).port) })).problem).toBe(problem);
});

test('a free port', async () => expect((await checkPort({ host: '127.0.0.1', port: 0 })).problem).toBe(null));
