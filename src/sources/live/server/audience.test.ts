import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '#app/testing/listen-locally.ts';
import { createAudience } from './audience.ts';

/** A subscriber over a real connection: the server's end and the subscriber's end. */
async function connectSubscriber(): Promise<{ response: ServerResponse; message: IncomingMessage }> {
  const { promise, resolve } = Promise.withResolvers<{ response: ServerResponse; message: IncomingMessage }>();
  const server = createServer((_, response) => {
    response.flushHeaders();
    request.once('response', (message) => resolve({ response, message }));
  });
  const request = get(await listenLocally(server, onTestFinished));
  request.on('error', () => {});
  return promise;
}

test('a subscriber that does not read is disconnected before its buffer grows; other subscribers continue', async () => {
  const audience = createAudience();
  const [slow, fast] = await Promise.all([connectSubscriber(), connectSubscriber()]);
  slow.message.pause();
  slow.message.on('error', () => {});
  let received = 0;
  fast.message.on('data', (chunk: Buffer) => (received += chunk.length));
  audience.add(slow.response, { visitor: null });
  audience.add(fast.response, { visitor: null });
  const frame = Buffer.alloc(100_000, 'x');
  let sent = 0;
  await expect
    .poll(
      () => {
        audience.send(frame);
        sent += frame.length;
        return audience.size;
      },
      { interval: 1, timeout: 20_000 },
    )
    .toBe(1);
  expect(slow.response.destroyed).toBe(true);
  await expect.poll(() => received).toBe(sent);
});

test('a subscriber that connects after the end is disconnected immediately', async () => {
  const audience = createAudience();
  audience.end(() => 0);
  const { response } = await connectSubscriber();
  audience.add(response, { visitor: null });
  expect(response.writableEnded).toBe(true);
});
