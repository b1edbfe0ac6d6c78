import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '#platform/settings/cannot-start.ts';
import { listen } from './listen.ts';

const host = '127.0.0.1';

async function startApp(port: number): Promise<string> {
  const app = fastify();
  onTestFinished(() => app.close());
  return listen(app, { host, port });
}

test('a port that another program uses is reported in one line', async () => {
  const port = Number(new URL(await startApp(0)).port);
  const message = `PORT ${port} is in use by another program; choose another, such as PORT=${port + 1}`;
  await expect(startApp(port)).rejects.toThrow(new CannotStart(message));
});
