import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenLocally } from '#app/testing/listen-locally.ts';

type Stored = { status: number; headers: Headers; body: Buffer; vary: Map<string, string | null> };

/**
 * Starts a shared cache as RFC 9111 defines it, which knows nothing of sessions: it stores what `Cache-Control` allows, for every
 * request whose headers named in `Vary` are the same. It never requests a stored response again. Resolves to its URL.
 */
export async function startSharedCache(url: string): Promise<string> {
  const store = new Map<string, Stored[]>();
  const server = createServer(async (request, response) => {
    const { url: path = '/' } = request;
    const header = (name: string) => (request.headers[name] === undefined ? null : String(request.headers[name]));
    const candidates = store.get(path) ?? [];
    let found = candidates.find(({ vary }) => [...vary].every(([name, value]) => header(name) === value));
    if (found === undefined) {
      const names = ['cookie', 'accept-encoding', 'if-none-match'];
      const sent = names.flatMap((name) => (header(name) === null ? [] : [[name, header(name) ?? '']]));
      const fetched = await fetch(`${url}${path}`, { headers: Object.fromEntries(sent) });
      const { status, headers } = fetched;
      const varying = (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase());
      const vary = new Map(varying.filter(Boolean).map((name) => [name, header(name)]));
      found = { status, headers, body: Buffer.from(await fetched.arrayBuffer()), vary };
      const control = headers.get('cache-control') ?? '';
      const mayStore = /s-maxage=[1-9]/.test(control) && !/private|no-store/.test(control) && status === 200;
      if (mayStore) store.set(path, [...candidates, found]);
    }
    response.statusCode = found.status;
    for (const name of ['cache-control', 'etag', 'vary', 'content-type'])
      if (found.headers.has(name)) response.setHeader(name, found.headers.get(name) ?? '');
    response.end(found.body);
  });
  return listenLocally(server, onTestFinished);
}
