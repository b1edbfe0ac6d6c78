import type { GameMoment } from '../../league.ts';
import type { PlayedGame } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';

const reached = new Set(
  'walk intent_walk hit_by_pitch field_error catcher_interf single double triple home_run fielders_choice'.split(' '),
);

/** No-hitters and perfect games, shown from the sixth inning on as the API does. */
export function flagsBody(played: PlayedGame, moment: GameMoment | null): JsonObject {
  const isLate = moment !== null && moment.inning >= 6;
  const plays = played.plays.slice(0, moment?.completed ?? 0);
  const awayTeamNoHitter = isLate && moment.totals.home.hits === 0;
  const homeTeamNoHitter = isLate && moment.totals.away.hits === 0;
  const hasNoRunner = (isTop: boolean) => !plays.some((play) => play.isTop === isTop && reached.has(play.eventType));
  return {
    awayTeamNoHitter,
    awayTeamPerfectGame: awayTeamNoHitter && hasNoRunner(false),
    homeTeamNoHitter,
    homeTeamPerfectGame: homeTeamNoHitter && hasNoRunner(true),
  };
}
