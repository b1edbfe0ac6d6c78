import { Agent, createServer, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenLocally } from '#app/testing/listen-locally.ts';

type LiveRequest = { gamePk: number; process: string; at: number };

/** Starts a proxy in front of the league that records the requests. Processes are known by the contact in `User-Agent`. */
export async function watchUpstream(league: string) {
  const agent = new Agent({ keepAlive: true });
  const live: LiveRequest[] = [];
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const { url = '/', headers, method } = incoming;
    if (!url.startsWith('/league/')) count += 1;
    const [, gamePk] = /\/game\/(\d+)\/feed\/live/.exec(url) ?? [];
    const [, process = ''] = /https:\/\/(.*)\.example/.exec(headers['user-agent'] ?? '') ?? [];
    if (gamePk !== undefined) live.push({ gamePk: Number(gamePk), process, at: performance.now() });
    const sent = request(`${league}${url}`, { method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    sent.once('error', () => outgoing.destroy());
    incoming.pipe(sent);
  });
  const own = await listenLocally(server, onTestFinished);
  onTestFinished(() => agent.destroy());
  return {
    url: own,
    count: () => count,
    /** the newest request for the live feed of a game */
    lastOf: (gamePk: number) => live.findLast((each) => each.gamePk === gamePk),
    live: () => live,
  };
}
