import type { z } from 'zod';
import { serveData, serveStream } from '#platform/http/endpoints/serve-data.ts';
import { refuseHiddenGame, refuseLongHold } from '#platform/viewer/server/viewer.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import { viewFormat } from '#sources/live/view-delta.ts';
import type { Services } from '#sources/services.ts';
import {
  game,
  gameBox,
  gameLog,
  gamePlays,
  games,
  gameStream,
  gameWinProbability,
  type sinceQuery,
} from '../contract.ts';
import { gameAtInstant } from './game-instants.ts';
import {
  hideInFrames,
  momentOf,
  toBoxResponse,
  toInstantGameResponse,
  toGameResponse,
  toLogResponse,
  toPastGameResponse,
  toPlaysResponse,
  toWinProbabilityResponse,
} from './game-responses.ts';
import type { ShownGames } from './shown-games.ts';

type GameQuery = z.output<(typeof game)['query']>;

/**
 * The version that a client has; null: it receives the whole view, as does one that reads another format, such as a page that was opened
 * before an update of the server.
 */
function versionOf({ format, since }: z.output<typeof sinceQuery>, lastEventId: string | null): number | null {
  if (format !== viewFormat) return null;
  return lastEventId !== null && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : (since ?? null);
}

type GameInput = { params: { gamePk: number }; query: GameQuery };

/** The game, the changes since a version, or the game at a moment of a replay. */
async function readGame(shownGames: ShownGames, { params: { gamePk }, query }: GameInput, viewer: Viewer) {
  const { at, pending, format } = query;
  const since = versionOf(query, null);
  const { instant } = viewer;
  const newest = await shownGames.newest(gamePk, viewer);
  if (at !== undefined) return toPastGameResponse(gameAtInstant(newest, instant), at);
  // the browser shows deltas of the stream when the viewer reaches them
  if (instant === null || since !== null) return toGameResponse(newest, since);
  const earlier = shownGames.earlierCard(gamePk, viewer);
  return toInstantGameResponse(newest, {
    instant,
    hasPending: pending !== undefined && format === viewFormat,
    earlier,
  });
}

export function gameRoutes({ clock, hub }: Services, shownGames: ShownGames) {
  return {
    games: serveData(games, ({ query }, { viewer: { show } }) => show((viewer) => shownGames.day(query, viewer))),
    game: serveData(
      game,
      (input, { viewer: { show } }) => show((viewer) => readGame(shownGames, input, viewer)),
      ({ query }, { version, freshness }) => query.at === undefined && query.since === version && !freshness.isStale,
    ),
    gamePlays: serveData(gamePlays, ({ params, query }, { viewer: { show } }) =>
      show(async (viewer) => {
        const newest = await shownGames.newest(params.gamePk, viewer);
        const shown = gameAtInstant(newest, viewer.instant);
        const isPast = shown !== newest;
        return toPlaysResponse(
          shown,
          momentOf(shown, query) ?? (isPast ? { plays: shown.plateAppearances(), view: shown.view } : null),
        );
      }),
    ),
    gameLog: serveData(gameLog, ({ params }, { viewer: { show } }) =>
      show(async (viewer) => toLogResponse(await shownGames.game(params.gamePk, viewer))),
    ),
    gameWinProbability: serveData(gameWinProbability, ({ params, query }, { viewer: { show } }) =>
      show(async (viewer) => {
        const shown = await shownGames.game(params.gamePk, viewer);
        return toWinProbabilityResponse(shown, momentOf(shown, query));
      }),
    ),
    gameBox: serveData(gameBox, ({ params }, { viewer: { show } }) =>
      show(async (viewer) => toBoxResponse(await shownGames.game(params.gamePk, viewer))),
    ),
    gameStream: serveStream(gameStream, ({ params, query }, { viewer: { show } }) =>
      // the same for all who are behind: the browser shows it later
      show(async ({ instant, hidden }) => {
        refuseLongHold({ instant }, clock.now());
        const join = await hub.open(params.gamePk);
        const sinceOf = (lastEventId: string | null) => versionOf(query, lastEventId);
        if (hidden === null) return ({ response, lastEventId }) => join({ response, since: sinceOf(lastEventId) });
        const live = await hub.game(params.gamePk);
        // also before the game begins: its first score arrives in the same stream
        refuseHiddenGame(hidden, live.view);
        return ({ response, lastEventId }) => join({ response, since: sinceOf(lastEventId), rewrite: hideInFrames });
      }),
    ),
  };
}
