import type { GameView } from '#rules/baseball/game/model.ts';
import { formatHalfInning } from '#ui/format-half-inning.ts';
import styles from './play-log.module.css';

/** Every play that scored, in order, with the score after it. */
export function ScoringPlays({ view }: { view: GameView }) {
  const { away, home } = view.teams;
  if (view.scoringPlays.length === 0) return <p className={styles.scoringPlaysNone}>No runs yet.</p>;
  return (
    <ol>
      {view.scoringPlays.map((play) => (
        <li key={play.index} className={styles.scoringPlaysPlay}>
          <span className={styles.inning}>{formatHalfInning(play)}</span>
          <span className={styles.scoringPlaysText}>{play.description ?? play.event}</span>
          <span className={styles.scoringPlaysScore}>
            <span data-scored={play.half === 'top' || undefined}>
              {away.abbreviation} {play.away}
            </span>
            <span data-scored={play.half === 'bottom' || undefined}>
              {home.abbreviation} {play.home}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
