import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { forecastText } from '#ui/format-both-chances.ts';
import styles from './game-tile.module.css';

/** 'CLE 58%': the club that the forecast favors. The bar says it to screen readers. */
export function ForecastLabel({ chance, teams: { away, home } }: { chance: number; teams: GameCard['teams'] }) {
  const percent = Math.round(100 * chance);
  return (
    <span aria-hidden="true" className={styles.favored}>
      <span>Forecast </span>
      {percent < 50 ? `${away.abbreviation} ${100 - percent}%` : `${home.abbreviation} ${percent}%`}
    </span>
  );
}

/**
 * The forecast as a thin bar in the colors of both clubs, that of the less likely one lighter, with a mark at 50%. Its place is kept while
 * there is none.
 */
export function ForecastBar({ chance, teams }: { chance: number | null; teams: GameCard['teams'] }) {
  if (chance === null) return <div className={styles.forecast} />;
  const text = forecastText(chance, teams);
  const away = 100 - Math.round(100 * chance);
  return (
    <div className={styles.forecast} title={text}>
      <span className="visually-hidden">{text}</span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={away} height="4" data-club={teams.away.id} data-light={away <= 50 || undefined} />
        <rect x={away} width={100 - away} height="4" data-club={teams.home.id} data-light={away > 50 || undefined} />
        <rect x={away - 0.4} width="0.8" height="4" className={styles.gap} />
        <rect x="49.8" width="0.4" height="6" className={styles.half} />
      </svg>
    </div>
  );
}
