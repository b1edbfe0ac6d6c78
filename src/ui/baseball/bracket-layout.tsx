import type { ReactNode } from 'react';
import { type Round, roundNames, rounds } from '#rules/baseball/series.ts';
import type { MlbLeagueId } from '#rules/baseball/teams/mlb-leagues.ts';
import { Grid } from '#ui/kit/grid.tsx';
import styles from './bracket-layout.module.css';

type Placed = { id: string; round: Round; league: MlbLeagueId | null };

type BracketLayoutProps<T> = {
  series: readonly T[];
  isDrawn: boolean;
  /** renders a series */
  children: (series: T) => ReactNode;
};

/**
 * The series by round. On a wide screen the style sheet places those of the present format as a bracket with the World Series in the
 * middle; the order of reading stays that of the rounds.
 */
export function BracketLayout<T extends Placed>({ series, isDrawn, children }: BracketLayoutProps<T>) {
  return (
    <div className={styles.bracket} data-drawn={isDrawn || undefined}>
      {rounds.map((round) => {
        const ofRound = series.filter((each) => each.round === round);
        return (
          ofRound.length > 0 && (
            <section key={round} aria-labelledby={round} className={styles.round}>
              <h2 id={round} className={styles.title}>
                {roundNames[round]}
              </h2>
              <Grid as="ul" columns="medium" gap={3}>
                {ofRound.map((each) => (
                  <li key={each.id} className={styles.place} data-round={round} data-league={each.league}>
                    {children(each)}
                  </li>
                ))}
              </Grid>
            </section>
          )
        );
      })}
    </div>
  );
}
