import type { Forecast } from '#rules/baseball/forecast/forecast-shapes.ts';
import { joinedWinProbability } from '#rules/baseball/win-probability/joined-win-probability.ts';
import { homeWinProbability, type Situation } from '#rules/baseball/win-probability/win-model.ts';
import { listHalfInnings } from '../game-logs/list-half-innings.ts';
import type { GameLog } from '../game-logs/parse-game-log.ts';
import type { Prediction } from '../win-probability/evaluate.ts';

type HalfInningChances = { situation: Situation; stateOnly: number; joined: number };

/** Both estimates at the start of each half-inning of a game. */
export function estimateHalfInnings(log: GameLog, forecast: Forecast): HalfInningChances[] {
  return listHalfInnings(log).map((situation) => ({
    situation,
    stateOnly: homeWinProbability(situation),
    joined: joinedWinProbability(situation, forecast),
  }));
}

/** Both estimates of all half-innings with the results of their games. Tied games are left out. */
export function predictHalfInnings(
  logs: readonly GameLog[],
  forecasts: readonly Forecast[],
): { season: number; stateOnly: Prediction; joined: Prediction }[] {
  return logs.flatMap((log, place) => {
    const forecast = forecasts[place];
    if (!forecast || log.home.runs === log.away.runs) return [];
    const result = { homeWins: Number(log.home.runs > log.away.runs), games: 1 };
    return estimateHalfInnings(log, forecast).map(({ stateOnly, joined }) => ({
      season: log.season,
      stateOnly: { chance: stateOnly, ...result },
      joined: { chance: joined, ...result },
    }));
  });
}
