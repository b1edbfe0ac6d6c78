import { createServer, type ServerResponse } from 'node:http';
import { listenLocally } from '#app/testing/listen-locally.ts';
import { resolveDuplicate } from './duplicate-games.ts';

/** Starts a proxy in front of an upstream that counts requests by path. It also serves duplicate games. */
export async function startCountingProxy(target: string) {
  let counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', target);
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    forward(target, `${pathname}${search}`, response).catch(() => response.destroy());
  });
  let close = (): void => undefined;
  const url = await listenLocally(server, (stop) => (close = stop));
  return {
    url,
    counts: () => counts,
    reset: () => {
      counts = new Map();
    },
    close,
  };
}

async function forward(target: string, requested: string, response: ServerResponse): Promise<void> {
  const { path, rewriteBody } = resolveDuplicate(requested);
  const upstreamResponse = await fetch(`${target}${path}`);
  response.writeHead(upstreamResponse.status, {
    'content-type': upstreamResponse.headers.get('content-type') ?? 'application/json',
  });
  response.end(rewriteBody(await upstreamResponse.text()));
}
