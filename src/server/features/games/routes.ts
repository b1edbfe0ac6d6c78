import { game, gameBox, gamePlays, games, gameStream, gameWinProbability } from '#contract/games.ts';
import type { Clock } from '#server/clock.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { serveStream } from '#server/http/endpoints/serve-stream.ts';
import type { Hub } from '#server/live/hub.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { listGames } from './list-games.ts';
import { lastSeen } from './last-seen.ts';
import { liveGameAnswer } from './live-game-answer.ts';
import { boxAnswer, playsAnswer, winProbabilityAnswer } from './log-answers.ts';

export function gameRoutes({ client, clock, hub }: { client: StatsApiClient; clock: Clock; hub: Hub }) {
  return {
    games: serveData(games, ({ query }) => listGames({ client, clock }, query)),
    game: serveData(
      game,
      async ({ params, query }) => liveGameAnswer(await hub.game(params.gamePk), query.since ?? null),
      ({ query }, { version, freshness }) => query.since === version && !freshness.isStale,
    ),
    gamePlays: serveData(gamePlays, async ({ params }) => playsAnswer(await hub.game(params.gamePk))),
    gameWinProbability: serveData(gameWinProbability, async ({ params }) =>
      winProbabilityAnswer(await hub.game(params.gamePk)),
    ),
    gameBox: serveData(gameBox, async ({ params }) => boxAnswer(await hub.game(params.gamePk))),
    gameStream: serveStream(gameStream, async ({ params, query }) => {
      const join = await hub.open(params.gamePk);
      return ({ response, lastEventId }) => join({ response, since: lastSeen(lastEventId) ?? query.since ?? null });
    }),
  };
}
