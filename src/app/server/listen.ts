import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CannotStart } from '#platform/settings/cannot-start.ts';

type Address = { host: string; port: number };

/** Starts listening and returns the URL to open. Rejects with `CannotStart` if that fails. */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new CannotStart(describeError(error, host, port), { cause: error });
  }
  return localUrl({ host, port: portOf(app.server) ?? port });
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
