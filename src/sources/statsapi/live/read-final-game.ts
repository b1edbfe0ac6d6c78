import { isOver } from '#rules/baseball/game/predicates.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { type LiveFeed, toLiveFeed } from './live-feed.ts';

type FinalGame = Pick<LiveFeed, 'log' | 'box'>;

/** The feed of a game that is over; null if the feed does not know that yet. */
export function readFinalGame(client: StatsApiClient, gamePk: number): Promise<UpstreamResponse<FinalGame | null>> {
  return client.read(`/api/v1.1/game/${gamePk}/feed/live`, {
    query: { language: 'en' },
    kind: 'finalGame',
    convert(body) {
      const { log, box } = toLiveFeed(body, gamePk);
      return isOver(log.header) ? { log, box } : null;
    },
  });
}
