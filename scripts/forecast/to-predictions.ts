import type { Forecast } from '#rules/baseball/forecast/forecast-shapes.ts';
import type { GameLog } from '../game-logs/parse-game-log.ts';
import type { Prediction } from '../win-probability/evaluate.ts';

/** Pairs the forecasts of the selected games with the results. Tied games are left out. */
export function toPredictions(
  logs: readonly GameLog[],
  forecasts: readonly Forecast[],
  isSelected: (log: GameLog) => boolean,
): Prediction[] {
  return logs.flatMap((log, place) => {
    const chance = forecasts[place]?.homeWinProbability;
    if (chance === undefined || !isSelected(log) || log.home.runs === log.away.runs) return [];
    return { chance, homeWins: Number(log.home.runs > log.away.runs), games: 1 };
  });
}
