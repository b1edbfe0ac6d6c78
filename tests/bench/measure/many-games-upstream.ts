import { createServer } from 'node:http';
import { listenLocally } from '#app/testing/listen-locally.ts';

/** What the upstream responds for a game of its own: a finished one, a live one without changes, or none. */
export type ManyGames = {
  url: string;
  /** every request: its path and when it came, epoch ms */
  requests: { path: string; at: number }[];
  close(): void;
};

const firstFinished = 910_000_000;
const firstLive = 920_000_000;
const firstUnknown = 930_000_000;

/** The gamePk of a game of the upstream, by its place. */
export function finishedGame(place: number): number {
  return firstFinished + place;
}

export function liveGame(place: number): number {
  return firstLive + place;
}

export function unknownGame(place: number): number {
  return firstUnknown + place;
}

type Originals = { finished: number; live: number };

/**
 * Starts a proxy in front of a simulated league that has many more games: copies of a finished one and of a live one, which does not
 * change. Their feeds are read once.
 */
export async function startManyGames(leagueUrl: string, originals: Originals): Promise<ManyGames> {
  const readFeed = async (gamePk: number) =>
    (await (await fetch(`${leagueUrl}/api/v1.1/game/${gamePk}/feed/live`)).text()).replaceAll(String(gamePk), '%game%');
  const feeds = { finished: await readFeed(originals.finished), live: await readFeed(originals.live) };
  const requests: ManyGames['requests'] = [];

  const bodyOf = (gamePk: number, isChange: boolean): string | null => {
    if (gamePk >= firstUnknown) return null;
    if (isChange) return '[]';
    return feeds[gamePk >= firstLive ? 'live' : 'finished'].replaceAll('%game%', String(gamePk));
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, at: Date.now() });
    const [, gamePk, change] = /\/game\/(9[123]\d{7})\/feed\/live(\/diffPatch)?/.exec(path) ?? [];
    if (gamePk === undefined) {
      forward(leagueUrl + path).then(
        ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
        () => response.destroy(),
      );
      return;
    }
    const body = bodyOf(Number(gamePk), change !== undefined);
    response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' });
    response.end(body ?? '{"message":"Object not found"}');
  });
  let close = () => {};
  const url = await listenLocally(server, (stop) => (close = stop));
  return { url, requests, close: () => close() };
}

async function forward(url: string): Promise<{ status: number; body: Buffer }> {
  const response = await fetch(url);
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}
