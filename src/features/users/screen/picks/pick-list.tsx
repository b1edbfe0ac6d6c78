import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import styles from './pick-line.module.css';
import { PickLine } from './pick-line.tsx';
import { pickEvenings, type ShownPick } from './pick-evenings.ts';
import { Note } from '#ui/note.tsx';

type PickListProps = { picks: readonly ShownPick[]; empty: ReactNode; children?: ReactNode };

/** Picks by evening, newest first. */
export function PickList({ picks, empty, children }: PickListProps) {
  return (
    <section aria-labelledby="picks" className={styles.picks}>
      <h2 id="picks">Picks</h2>
      {picks.length === 0 && <Note>{empty}</Note>}
      {pickEvenings(picks).map(({ date, title, record, picks: ofEvening }) => (
        <section key={date} aria-label={title}>
          <h3>
            {title} <small>{record}</small>
          </h3>
          <Card isFlush>
            <ul>
              {ofEvening.map((pick) => (
                <PickLine key={pick.gamePk} pick={pick} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {children}
    </section>
  );
}
