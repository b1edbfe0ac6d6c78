import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenLocally } from '#app/testing/listen-locally.ts';
import { inventedFeed, inventedPlays } from '../live/testing/invented-feed.ts';
import { inventedPeople } from './invented-people.ts';

const stamp = (state: number) => `20310601_1900${String(state).padStart(2, '0')}`;

/** The invented game after some plays; the last change is at second `state`. */
function feedAfter(plays: number) {
  return { ...inventedFeed(inventedPlays.slice(0, plays)), metaData: { wait: 10, timeStamp: stamp(plays) } };
}

export const scheduled = { abstractGameState: 'Preview', detailedState: 'Scheduled', statusCode: 'S' };
export const inProgress = { abstractGameState: 'Live', detailedState: 'In Progress', statusCode: 'I' };
export const final = { abstractGameState: 'Final', detailedState: 'Final', statusCode: 'F' };

function scheduleOf(gamePks: number[], live: number[], changes: Record<number, object>) {
  const team = (id: number) => ({ team: { id, name: `Invented ${id}`, teamName: `Team ${id}`, abbreviation: 'INV' } });
  const games = gamePks.map((gamePk) => ({
    gamePk,
    gameDate: `2031-06-01T1${gamePk % 10}:00:00Z`,
    officialDate: '2031-06-01',
    status: live.includes(gamePk) ? inProgress : scheduled,
    teams: { away: team(9001), home: team(9002) },
    venue: { id: 1, name: 'Invented Park' },
    ...changes[gamePk],
  }));
  return { copyright: 'Invented notice', totalGames: games.length, dates: [{ date: '2031-06-01', games }] };
}

/** A small upstream on the loopback interface: one live game (7), which the test advances, and a schedule. */
export async function startInventedUpstream() {
  const upstream = {
    url: '',
    requests: [] as string[],
    plays: 1,
    live: [] as number[],
    /** overridden fields of scheduled games, by gamePk */
    changes: {} as Record<number, object>,
    /** games that the schedule does not contain */
    missing: [] as number[],
    isFailing: false,
    /** overridden fields of the live feed of game 7 */
    feedChanges: {} as object,
    /** the clips of game 7; null: it has none */
    content: null as object | null,
    /** responds instead of the live feed of game 7 */
    respondAsFeed: null as ((response: ServerResponse) => void) | null,
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://upstream');
    upstream.requests.push(url.pathname);
    if (upstream.respondAsFeed !== null && url.pathname.includes('/game/7/')) {
      upstream.respondAsFeed(response);
      return;
    }
    const body = responseTo(url, upstream);
    response.writeHead(upstream.isFailing ? 503 : body === null ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { message: 'Object not found' }));
  });
  upstream.url = await listenLocally(server, onTestFinished);
  return upstream;
}

type UpstreamState = {
  missing: number[];
  plays: number;
  live: number[];
  changes: Record<number, object>;
  feedChanges: object;
  content: object | null;
};

function responseTo({ pathname: path, searchParams }: URL, upstream: UpstreamState): object | null {
  const { plays, live, changes, missing } = upstream;
  const gamePks = [8, 5, 7].filter((gamePk) => !missing.includes(gamePk));
  if (path.endsWith('/schedule')) return scheduleOf(gamePks, live, changes);
  if (path.endsWith('/transactions')) return { transactions: [] };
  const people = inventedPeople(path, searchParams.get('playerPool'));
  if (people !== null) return people;
  if (path.endsWith('/game/7/content')) return upstream.content;
  if (path.endsWith('/game/7/feed/live')) return { ...feedAfter(plays), ...upstream.feedChanges };
  if (!path.endsWith('/game/7/feed/live/diffPatch')) return null;
  // like the real upstream without patches: the whole feed
  return searchParams.get('startTimecode') === stamp(plays) ? [] : feedAfter(plays);
}
