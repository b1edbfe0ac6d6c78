import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** time in which each active connection has a request, whose response closes it */
const drainMs = 500;
const pollMs = 20;
/** turns of the event loop and time without a new connection, after which the queue of the kernel is empty */
const quietTurns = 5;
const quietMs = 50;
/** time after which the server stops listening although connections still arrive */
const busyLimitMs = 1500;
/** connections that are still open after this time are cut */
const limitMs = 4000;

/**
 * Closing the application fails no request. New connections are accepted until the clients have closed their idle ones,
 * because every response now has `Connection: close`. Then new requests wait until the server has stopped listening, and all
 * requests end.
 */
export function drainOnClose(app: FastifyInstance): void {
  let isClosing = false;
  let listening: Promise<void> | null = null;
  app.addHook('onRequest', async () => {
    await listening;
  });
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
    const { promise, resolve } = Promise.withResolvers<void>();
    listening = promise;
    await acceptQueue(server);
    const closed = new Promise((end) => server.close(end));
    resolve();
    await closed;
  });
}

async function drain(server: Server): Promise<void> {
  const countConnections = promisify(server.getConnections.bind(server));
  const deadline = performance.now() + drainMs;
  while (performance.now() < deadline && (await countConnections()) > 0) await delay(pollMs);
}

/**
 * Accepts the connections that wait in the queue of the kernel, because they are reset when the server stops listening. The
 * server accepts one in each turn of the event loop. As no request is processed meanwhile, the turns are short, and clients
 * that wait for a response open no further connection.
 */
async function acceptQueue(server: Server): Promise<void> {
  const deadline = performance.now() + busyLimitMs;
  let turns = 0;
  let newest = performance.now();
  const onConnection = () => {
    turns = 0;
    newest = performance.now();
  };
  server.on('connection', onConnection);
  while ((turns < quietTurns || performance.now() - newest < quietMs) && performance.now() < deadline) {
    turns += 1;
    await nextTurn();
  }
  server.off('connection', onConnection);
}
