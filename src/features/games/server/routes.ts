import { game, gameBox, gameLog, gamePlays, games, gameStream, gameWinProbability } from '../contract/games.ts';
import { gameScorecard } from '#features/scorecard/contract.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { serveStream } from '#platform/http/endpoints/serve-stream.ts';
import type { Hub } from '#sources/live/server/hub.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { refuseHiddenGame } from '#platform/http/errors/hidden-result.ts';
import { gameAtInstant, logAtMoment } from './game-instants.ts';
import { hideInFrames } from './hide-in-frames.ts';
import { readGameFor } from './read-game-for.ts';
import { listGames } from './list-games.ts';
import type { ShownCards, Viewer } from './shown-cards.ts';
import {
  momentOf,
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

type Parts = { client: StatsApiClient; clock: Clock; hub: Hub; shownCards: ShownCards };

export function gameRoutes({ client, clock, hub, shownCards }: Parts) {
  const readShown = async (gamePk: number, { instant, hidden }: Viewer) =>
    gameAtInstant(await readGameFor(hub, gamePk, hidden), instant);

  return {
    games: serveData(games, async ({ query }, viewer) =>
      shownCards.showDay(await listGames({ client, clock }, { ...query, at: viewer.instant }), viewer),
    ),
    game: serveData(
      game,
      async ({ params, query: { since = null, at, pending } }, viewer) => {
        const { instant, hidden } = viewer;
        const newest = await readGameFor(hub, params.gamePk, hidden);
        if (at !== undefined) return toPastGameResponse(gameAtInstant(newest, instant), at);
        // the browser shows deltas of the stream when the viewer reaches them
        if (instant === null || since !== null) return toLiveGameResponse(newest, since);
        return toInstantGameResponse(newest, { instant, hasPending: pending !== undefined });
      },
      ({ query }, { version, freshness }) => query.at === undefined && query.since === version && !freshness.isStale,
    ),
    gamePlays: serveData(gamePlays, async ({ params, query }, viewer) => {
      const newest = await readGameFor(hub, params.gamePk, viewer.hidden);
      const shown = gameAtInstant(newest, viewer.instant);
      const isPast = shown !== newest;
      return toPlaysResponse(shown, momentOf(shown, query) ?? (isPast ? { plays: shown.plateAppearances() } : null));
    }),
    gameLog: serveData(gameLog, async ({ params }, viewer) => toLogResponse(await readShown(params.gamePk, viewer))),
    gameScorecard: serveData(gameScorecard, async ({ params, query: { at } }, viewer) => {
      const { log, version } = await readShown(params.gamePk, viewer);
      return toScorecardResponse({ log: at === undefined ? log : logAtMoment(log, at), version });
    }),
    gameWinProbability: serveData(gameWinProbability, async ({ params, query }, viewer) => {
      const shown = await readShown(params.gamePk, viewer);
      return toWinProbabilityResponse(shown, momentOf(shown, query));
    }),
    gameBox: serveData(gameBox, async ({ params }, viewer) => toBoxResponse(await readShown(params.gamePk, viewer))),
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
