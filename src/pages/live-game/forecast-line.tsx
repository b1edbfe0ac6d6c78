import { useQuery } from '@tanstack/react-query';
import { useHref } from 'react-router';
import type { GameForecast } from '#features/forecasts/contract.ts';
import { gameForecastQuery } from '#features/forecasts/queries.ts';
import { paths } from '#platform/page/paths.ts';
import type { ForecastParts } from '#rules/baseball/forecast/forecast-shapes.ts';
import { firstChance } from '#rules/baseball/game/chance-series.ts';
import { formatBothChances } from '#rules/baseball/game/format-chance.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { formatSigned } from '#rules/baseball/stats/figures.ts';
import styles from './forecast-line.module.css';

/** The forecast before the game with its parts; empty for a game without one. */
export function ForecastLine({ view }: { view: GameView }) {
  const forecast = useForecast(view.gamePk);
  const source = useHref(paths.faq('forecast'));
  return (
    <p className={styles.line}>
      {forecast && (
        <>
          <a href={source}>Our forecast</a>
          {`: ${formatBothChances(firstChance(forecast.homeWinProbability), view.teams)} (${view.teams.home.shortName}: ${formatParts(forecast.parts)})`}
        </>
      )}
    </p>
  );
}

/** 'home +3.4, clubs −1.0, starters +2.1': percentage points for the home club; those of the lineups if there are any. */
export function formatParts({ lineups, ...parts }: ForecastParts): string {
  return Object.entries({
    home: parts.home,
    clubs: parts.clubs,
    starters: parts.starters,
    ...(lineups !== 0 && { lineups }),
  })
    .map(([name, points]) => `${name} ${formatSigned(points, 1)}`)
    .join(', ');
}

/** The forecast of a game; null without one and until it is loaded. */
export function useForecast(gamePk: number): GameForecast['forecast'] {
  const { data } = useQuery(gameForecastQuery(String(gamePk)));
  return data?.forecast ?? null;
}
