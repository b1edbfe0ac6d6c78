import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { checkPort } from './check-port.ts';

/** Starts a program that responds to `/readyz`, and returns its port. */
async function occupyPort(body: string): Promise<number> {
  const server = createServer((_request, response) => response.end(body));
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test.each([
  ['the application', '{"isReady":true}', null],
  ['another program', 'Hello', 'in use by another program'],
])('a port that %s uses', async (_what, body, problem) => {
  const port = await occupyPort(body);
  expect((await checkPort({ host: '127.0.0.1', port })).problem).toBe(problem);
});

test('a free port', async () => {
  expect((await checkPort({ host: '127.0.0.1', port: 0 })).problem).toBe(null);
});
