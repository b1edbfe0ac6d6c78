import { createServer, type ServerResponse } from 'node:http';
import { listenLocally } from '#app/testing/listen-locally.ts';

/** Starts a proxy in front of an upstream. A test can change the bodies, or close every connection without a response. */
export async function startRewritingProxy(target: string) {
  const proxy = { url: '', isDown: false, rewrite: (text: string, _path: string) => text, close: () => {} };
  const server = createServer((request, response) => {
    if (proxy.isDown) request.destroy();
    else forward(target, request.url ?? '', response, proxy.rewrite).catch(() => response.destroy());
  });
  proxy.url = await listenLocally(server, (stop) => void (proxy.close = stop));
  return proxy;
}

type Rewrite = (text: string, path: string) => string;

async function forward(target: string, path: string, response: ServerResponse, rewrite: Rewrite): Promise<void> {
  const answer = await fetch(`${target}${path}`);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
  response.end(rewrite(await answer.text(), path));
}
