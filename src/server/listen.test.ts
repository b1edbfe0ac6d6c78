import { once } from 'node:events';
import { createServer } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from './league-process/cannot-start.ts';
import { findSharedPort, listen } from './listen.ts';

const host = '127.0.0.1';

async function startApp(port: number): Promise<string> {
  const app = fastify();
  onTestFinished(() => app.close());
  return listen(app, { host, port, isWorker: true });
}

async function usePort(): Promise<number> {
  const server = createServer().listen({ host, port: 0 });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test.runIf(process.platform === 'linux')('workers listen on the same port', async () => {
  const port = await findSharedPort({ host, port: 0 });
  const url = `http://${host}:${port}`;
  expect([await startApp(port), await startApp(port)]).toEqual([url, url]);
});

test('a port that another program uses is reported before workers start', async () => {
  const port = await usePort();
  const message = `PORT ${port} is in use by another program; choose another, such as PORT=${port + 1}`;
  await expect(findSharedPort({ host, port })).rejects.toThrow(new CannotStart(message));
});

test.runIf(process.platform === 'linux')('a port of workers is in use for a second application', async () => {
  const port = await findSharedPort({ host, port: 0 });
  await startApp(port);
  await expect(findSharedPort({ host, port })).rejects.toThrow(CannotStart);
});
