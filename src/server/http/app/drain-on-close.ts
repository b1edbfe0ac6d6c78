import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** time in which each active connection has a request, whose response closes it */
const drainMs = 500;
const pollMs = 20;
const shortTurnMs = 0.2;
const busyLimitMs = 1000;
/** connections that are still open after this time are cut */
const limitMs = 4000;

/**
 * Closing the application fails no request. New connections are accepted until the clients have closed their idle ones,
 * because every response now has `Connection: close`. Then requests in progress end.
 */
export function drainOnClose(app: FastifyInstance): void {
  let isClosing = false;
  // Fastify adds the header only to requests that arrive after this point
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    const { server } = app;
    isClosing = true;
    if (!server.listening) return;
    setTimeout(() => server.closeAllConnections(), limitMs).unref();
    await drain(server);
    await closeInQuietTurn(server);
  });
}

async function drain(server: Server): Promise<void> {
  const countConnections = promisify(server.getConnections.bind(server));
  const deadline = performance.now() + drainMs;
  while (performance.now() < deadline && (await countConnections()) > 0) await delay(pollMs);
}

/**
 * Stops listening after a short turn of the event loop without a new connection, because connections that the kernel has
 * accepted and the server has not are reset; the server accepts one in each turn. Resolves when all connections have ended.
 */
async function closeInQuietTurn(server: Server): Promise<void> {
  const deadline = performance.now() + busyLimitMs;
  let isQuiet = false;
  const onConnection = () => (isQuiet = false);
  server.on('connection', onConnection);
  while (!isQuiet && performance.now() < deadline) {
    const began = performance.now();
    isQuiet = true;
    await nextTurn();
    if (performance.now() - began > shortTurnMs) isQuiet = false;
  }
  await new Promise((resolve) => server.close(resolve));
}
