import { createServer } from 'node:net';
import { localUrl } from '#app/server/listen.ts';

type Address = { host: string; port: number };

/** Whether the application can listen on its port, or already does. */
export async function checkPort({ host, port }: Address): Promise<{ detail: string; problem: string | null }> {
  const url = `${host}:${port}`;
  const error = await tryToListen({ host, port });
  if (error === null) return { detail: `${url} is free`, problem: null };
  if (error === 'EADDRINUSE' && (await isApplication({ host, port })))
    return { detail: `the application runs on ${url}`, problem: null };
  return { detail: url, problem: error === 'EADDRINUSE' ? 'in use by another program' : error };
}

/** The code of the error; null: the port is free. */
function tryToListen({ host, port }: Address): Promise<string | null> {
  const { promise, settle } = Promise.withResolvers<string | null>();
  const server = createServer();
  server.once('error', (error) => settle('code' in error ? String(error.code) : error.message));
  server.listen(port, host, () => server.close(() => settle(null)));
  return promise;
}

async function isApplication({ host, port }: Address): Promise<boolean> {
  const response = await fetch(`${localUrl({ host, port })}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  );
  const body: unknown = await response?.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'isReady' in body;
}
