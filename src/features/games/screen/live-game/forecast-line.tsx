import { useHref } from 'react-router';
import { firstChance } from '#rules/baseball/game/chance-series.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { formatBothChances } from '#ui/format-both-chances.ts';
import styles from './forecast-line.module.css';
import { formatParts } from '#features/forecasts/rules/format-parts.ts';
import { useForecast } from './use-forecast.ts';

/** The forecast before the game with its parts; empty for a game without one. */
export function ForecastLine({ view }: { view: GameView }) {
  const forecast = useForecast(view.gamePk);
  const source = useHref(paths.faq('forecast'));
  return (
    <p className={styles.line}>
      {forecast && (
        <>
          <a href={source}>Our forecast</a>
          {`: ${formatBothChances(firstChance(forecast.homeWinProbability), view.teams)} (${formatParts(forecast.parts)})`}
        </>
      )}
    </p>
  );
}
