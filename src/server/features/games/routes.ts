import { game, gameBox, gameLog, gamePlays, games, gameStream, gameWinProbability } from '#contract/games.ts';
import { gameScorecard } from '#contract/scorecards.ts';
import type { Clock } from '#server/clock.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { serveStream } from '#server/http/endpoints/serve-stream.ts';
import type { Hub } from '#server/live/hub.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { refuseHiddenGame } from '#server/http/errors/hidden-result.ts';
import { logAtInstant, logAtMoment } from './game-instants.ts';
import { hideInFrames } from './hide-in-frames.ts';
import { readGameFor } from './read-game-for.ts';
import { listGames } from './list-games.ts';
import type { PastCards } from './past-cards.ts';
import {
  pastOf,
  toBoxResponse,
  toInstantGameResponse,
  toLiveGameResponse,
  toLogResponse,
  toPastGameResponse,
  toPlaysResponse,
  toWinProbabilityResponse,
} from './game-responses.ts';
import { toScorecardResponse } from './scorecard-response.ts';

/** The version in a Last-Event-ID header; null if there is none. */
function parseVersion(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

type Parts = { client: StatsApiClient; clock: Clock; hub: Hub; pastCards: PastCards };

export function gameRoutes({ client, clock, hub, pastCards }: Parts) {
  return {
    games: serveData(games, async ({ query }, viewer) =>
      pastCards.dayFor(await listGames({ client, clock }, query), viewer),
    ),
    game: serveData(
      game,
      async ({ params, query: { since = null, at, pending } }, { instant, hidden }) => {
        const newest = await readGameFor(hub, params.gamePk, hidden);
        if (at !== undefined) return toPastGameResponse(newest, Math.min(at, instant ?? at));
        // the browser shows deltas of the stream when the viewer reaches them
        if (instant === null || since !== null) return toLiveGameResponse(newest, since);
        return toInstantGameResponse(newest, { instant, hasPending: pending !== undefined });
      },
      ({ query }, { version, freshness }) => query.at === undefined && query.since === version && !freshness.isStale,
    ),
    gamePlays: serveData(gamePlays, async ({ params, query }, { instant, hidden }) => {
      const newest = await readGameFor(hub, params.gamePk, hidden);
      return toPlaysResponse(newest, pastOf(newest, query, instant));
    }),
    gameLog: serveData(gameLog, async ({ params }, { instant, hidden }) =>
      toLogResponse(await readGameFor(hub, params.gamePk, hidden), instant),
    ),
    gameScorecard: serveData(gameScorecard, async ({ params, query: { at } }, { instant, hidden }) => {
      const { log, version } = await readGameFor(hub, params.gamePk, hidden);
      if (at !== undefined) return toScorecardResponse({ log: logAtMoment(log, Math.min(at, instant ?? at)), version });
      return toScorecardResponse({ log: instant === null ? log : logAtInstant(log, instant), version });
    }),
    gameWinProbability: serveData(gameWinProbability, async ({ params, query }, { instant, hidden }) => {
      const newest = await readGameFor(hub, params.gamePk, hidden);
      return toWinProbabilityResponse(newest, pastOf(newest, query, instant));
    }),
    gameBox: serveData(gameBox, async ({ params }, { hidden }) =>
      toBoxResponse(await readGameFor(hub, params.gamePk, hidden)),
    ),
    gameStream: serveStream(gameStream, async ({ params, query }, { hidden }) => {
      const join = await hub.open(params.gamePk);
      const sinceOf = (lastEventId: string | null) => parseVersion(lastEventId) ?? query.since ?? null;
      if (hidden === null) return ({ response, lastEventId }) => join({ response, since: sinceOf(lastEventId) });
      const live = await hub.game(params.gamePk);
      // also before the game begins: its first score arrives in the same stream
      refuseHiddenGame(hidden, live.view);
      const rewrite = (frames: Buffer) => hideInFrames(frames, live.view);
      return ({ response, lastEventId }) => join({ response, since: sinceOf(lastEventId), rewrite });
    }),
  };
}
