import { forecastInOrder } from '#rules/baseball/forecast/update-state.ts';
import type { GameLog } from '../game-logs/parse-game-log.ts';
import { gameKey } from './judge-forecast.ts';
import { estimateHalfInnings } from './predict-half-innings.ts';

const header = 'date,home club,number,inning,half,home lead,state-only probability,joined probability';

/** Formats a header and one line per half-inning played: the situation at its start and both estimates. */
export function judgeLive(logs: readonly GameLog[]): string[] {
  const forecasts = forecastInOrder(logs);
  const lines = logs.flatMap((log, place) => {
    const forecast = forecasts[place];
    if (!forecast) return [];
    return estimateHalfInnings(log, forecast).map(({ situation: { inning, half, homeLead }, stateOnly, joined }) =>
      [gameKey(log), inning, half, homeLead, stateOnly.toFixed(6), joined.toFixed(6)].join(','),
    );
  });
  return [header, ...lines];
}
