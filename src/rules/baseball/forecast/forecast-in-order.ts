import { fittedParameters } from './fitted-parameters.ts';
import type { ForecastParameters } from './forecast-parameters.ts';
import { emptyForecastState } from './forecast-state.ts';
import { forecast } from './forecast.ts';
import type { Forecast } from './forecast-shapes.ts';
import type { PlayedGame } from './played-game.ts';
import { update } from './update.ts';

/** Dates are comparable texts such as '2024-04-01'; a suspended game ends on a later date than it begins. */
export type DatedGame = PlayedGame & { date: string; endDate: string };

/** Forecasts each game from the games that ended on earlier dates. The games must be in the order of their dates. */
export function forecastInOrder(
  games: readonly DatedGame[],
  parameters: ForecastParameters = fittedParameters,
): Forecast[] {
  const state = emptyForecastState();
  let pending: DatedGame[] = [];
  let date = '';
  return games.map((game) => {
    if (game.date !== date) {
      date = game.date;
      for (const each of pending) if (each.endDate < date) update(state, each, parameters);
      pending = pending.filter(({ endDate }) => endDate >= date);
    }
    pending.push(game);
    return forecast(state, game, parameters);
  });
}
