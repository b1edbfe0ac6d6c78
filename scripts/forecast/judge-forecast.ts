import { forecastInOrder } from '#rules/baseball/forecast/update-state.ts';
import type { GameLog } from '../game-logs/parse-game-log.ts';

/** The key of a game in the output: date, home club, number of the game. */
export function gameKey({ date, home, number }: GameLog): string {
  return `${date},${home.club},${number}`;
}

/** Formats one line per game: its key and the home club's probability of winning. */
export function judgeForecast(logs: readonly GameLog[]): string[] {
  const forecasts = forecastInOrder(logs);
  return logs.map((log, place) => `${gameKey(log)},${(forecasts[place]?.homeWinProbability ?? 0.5).toFixed(6)}`);
}
