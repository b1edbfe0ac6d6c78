import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import styles from './pick-line.module.css';
import { PickLine } from './pick-line.tsx';
import { pickSections, type ShownPick } from './pick-sections.ts';
import { Note } from '#ui/note.tsx';

type PickListProps = { picks: readonly ShownPick[]; empty: ReactNode; children?: ReactNode };

/** Picks grouped by state. */
export function PickList({ picks, empty, children }: PickListProps) {
  return (
    <section aria-labelledby="picks" className={styles.picks}>
      <h2 id="picks">Picks</h2>
      {picks.length === 0 && <Note>{empty}</Note>}
      {pickSections(picks).map(({ name, picks: ofSection }) => (
        <section key={name} aria-label={name}>
          <h3>
            {name} <small>{ofSection.length}</small>
          </h3>
          <Card isFlush>
            <ul>
              {ofSection.map((pick) => (
                <PickLine key={`${pick.gamePk} ${pick.officialDate}`} pick={pick} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {children}
    </section>
  );
}
