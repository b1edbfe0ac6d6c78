import type { FastifyInstance } from 'fastify';
import { CannotStart } from './league-process/cannot-start.ts';

/** Lets the app listen and resolves to its address for people. Rejects with `CannotStart` where that is impossible. */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new CannotStart(reason(error, host, port), { cause: error });
  }
  const address = app.server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${isEverywhere(host) ? 'localhost' : bracketed(host)}:${actualPort}`;
}

function reason(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program; choose another, such as PORT=${port + 1}`;
  if (code === 'EACCES') return `PORT ${port} may not be used by this user; choose one above 1023`;
  return `HOST ${host} cannot be listened on (${String(code ?? error)})`;
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
