import { logAtMoment } from '#features/games/server/game-instants.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { progressAt } from '#rules/baseball/game/fold.ts';
import { scorecardAt } from '#rules/baseball/scorecard/scorecard-at.ts';
import { memoizeLatest } from '#sources/statsapi/client/response.ts';
import { gameScorecard, type GameScorecard } from './contract.ts';

/** The newest scorecard, computed once per state of the log. */
const toScorecardResponse = memoizeLatest((log: GameLog, version: number): GameScorecard => ({
  ...scorecardAt(log),
  missingPlays: progressAt(log, Infinity).missingPlays,
  gamePk: log.header.gamePk,
  version,
}));

export function scorecardRoutes(shownGames: ShownGames) {
  return {
    gameScorecard: serveData(gameScorecard, ({ params, query: { at } }, { viewer: { show } }) =>
      show(async (viewer) => {
        const { log, version } = await shownGames.game(params.gamePk, viewer);
        return toScorecardResponse(at === undefined ? log : logAtMoment(log, at), version);
      }),
    ),
  };
}
