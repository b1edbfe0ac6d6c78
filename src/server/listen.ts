import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { CannotStart } from './league-process/cannot-start.ts';

type Address = { host: string; port: number };

/**
 * Whether each worker listens on the port by itself, so that the kernel gives a connection directly to a worker. Elsewhere the
 * first process accepts connections and passes them on.
 */
const canSharePort = process.platform === 'linux';

/**
 * Starts listening and returns the URL to open. With `isWorker`, the port is shared with the other workers. Rejects with
 * `CannotStart` if that fails.
 */
export async function listen(app: FastifyInstance, address: Address & { isWorker: boolean }): Promise<string> {
  const { host, port, isWorker } = address;
  // Fastify passes it on, but its type does not contain it
  const options = { host, port, reusePort: isWorker && canSharePort };
  try {
    await app.listen(options);
  } catch (error) {
    throw new CannotStart(describeError(error, host, port), { cause: error });
  }
  return localUrl({ host, port: portOf(app.server) ?? port });
}

/**
 * Finds the port of the workers: `port`, or a free one for 0. Rejects with `CannotStart` if another program uses it, which
 * workers that share a port would not notice.
 */
export async function findSharedPort({ host, port }: Address): Promise<number> {
  const server = createServer();
  try {
    await once(server.listen({ host, port }), 'listening');
  } catch (error) {
    throw new CannotStart(describeError(error, host, port), { cause: error });
  }
  const found = portOf(server) ?? port;
  await promisify(server.close.bind(server))();
  return found;
}

function portOf(server: Server): number | null {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}

/** The URL under which this machine reaches a server that listens on the host and port. */
export function localUrl({ host, port }: Address): string {
  return `http://${isAnyAddress(host) ? 'localhost' : formatHost(host)}:${port}`;
}

function describeError(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program; choose another, such as PORT=${port + 1}`;
  if (code === 'EACCES') return `PORT ${port} needs more rights; choose one above 1023`;
  return `Listening on HOST ${host} failed (${String(code ?? error)})`;
}

function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function formatHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
