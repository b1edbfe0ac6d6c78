import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';

async function listen() {
  const { app } = await startTestApp({ requestTimeoutMs: 200 });
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

test.each([
  ['headers', 'GET /api/league HTTP/1.1\r\nHost: a.test\r\n'],
  [
    'a body',
    'POST /api/login HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  ],
])(
  'a connection that sends %s slowly is closed',
  async (_, start) => {
    const socket = connect(await listen(), '127.0.0.1');
    socket.write(start);
    const trickle = setInterval(() => socket.write(' '), 50);
    socket.on('error', () => undefined);
    const answer = await text(socket).catch(() => '');
    clearInterval(trickle);
    expect(answer).not.toContain(' 200 ');
  },
  5000,
);

test('a body of more than 64 kB is refused', async () => {
  const { app } = await startTestApp();
  const payload = { username: 'x'.repeat(70_000), password: 'x' };
  expect((await app.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(413);
});
