import type { Practice } from '../../contract.ts';
import { describeProgress } from './practice-text.ts';
import { MatchupCard } from './matchup-card.tsx';
import { Grid } from '#ui/grid.tsx';
import styles from './practice-day.module.css';

/** The games of a day, with the number of calls. */
export function PracticeDay({ day: { date, games } }: { day: NonNullable<Practice['day']> }) {
  if (games.length === 0) return <p className={styles.empty}>This day has no finished games. Choose another one.</p>;
  return (
    <>
      <p className={styles.progress} aria-live="polite">
        {describeProgress(games.map(({ pick }) => pick))}
      </p>
      <Grid as="ul" columns="wide" className={styles.games}>
        {games.map((game) => (
          <MatchupCard key={game.gamePk} game={game} date={date} />
        ))}
      </Grid>
    </>
  );
}
