import { createFeedReader, type FeedReader } from '#sources/statsapi/live/feed-reader.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readFinalGame } from '#sources/statsapi/live/read-final-game.ts';
import { findNothing } from './find-nothing.ts';
import { idFrom } from './id-from.ts';
import type { UpstreamCheck } from './upstream-check.ts';

/** The changes are those since the feed, so both are read by one reader. */
const readers = new WeakMap<StatsApiClient, FeedReader>();

async function readFeed(client: StatsApiClient, gamePk: number | null): Promise<Record<string, never>> {
  const reader = readers.get(client) ?? createFeedReader(client, idFrom(gamePk));
  readers.set(client, reader);
  const { isStale } = await reader.read();
  if (isStale) throw new Error('unreadable; the page shows older data');
  return {};
}

export const liveChecks: readonly UpstreamCheck[] = [
  {
    kind: 'live',
    pages: 'Live game',
    required: [
      'gameData.status.statusCode',
      'gameData.teams.away.id',
      'gameData.players',
      'liveData.plays.allPlays',
      'liveData.linescore',
      'liveData.boxscore.teams',
      'metaData.timeStamp',
    ],
    read: (client, { gamePk }) => readFeed(client, gamePk),
  },
  { kind: 'liveChanges', pages: 'Live game', required: [], read: (client, { gamePk }) => readFeed(client, gamePk) },
  {
    kind: 'finalGame',
    pages: 'Challenges',
    required: ['gameData.status.statusCode', 'liveData.plays.allPlays'],
    read: async (client, { gamePk }) => findNothing(readFinalGame(client, idFrom(gamePk))),
  },
];
