import type { GameView } from '#rules/baseball/game/model.ts';
import { windBearing, formatWind } from './wind.ts';
import styles from '../../live-game.page.module.css';

/** A small field with an arrow for the wind, shown next to the text. */
function WindArrow({ bearing }: { bearing: number }) {
  return (
    <svg viewBox="0 0 40 40" width={40} height={40} aria-hidden="true" className={styles.wind}>
      <path className={styles.park} d="M20 37L4 20A23 23 0 0 1 36 20Z" />
      <path className={styles.arrow} d="M20 29V9M14 15L20 8L26 15" transform={`rotate(${bearing} 20 20)`} />
    </svg>
  );
}

/** Venue and weather. Unknown values are left out. */
export function Conditions({ view }: { view: GameView }) {
  const { venue, weather } = view;
  const bearing = weather?.wind ? windBearing(weather.wind) : null;
  const facts = [
    ['Weather', weather?.condition],
    [
      'Temperature',
      weather?.temperature === null || weather?.temperature === undefined ? null : `${weather.temperature} °F`,
    ],
    ['Wind', weather?.wind && formatWind(weather.wind)],
  ].filter(([, fact]) => Boolean(fact));
  return (
    <div className={styles.conditions}>
      {bearing !== null && <WindArrow bearing={bearing} />}
      <div>
        <p className={styles.venue}>{venue.name}</p>
        {facts.length > 0 && (
          <dl className={styles.weather}>
            {facts.map(([label, fact]) => (
              <div key={label}>
                <dt className="visually-hidden">{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
