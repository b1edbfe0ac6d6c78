import { useState } from 'react';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { HitChart } from './hit-chart/hit-chart.tsx';
import { UmpireView } from './umpire/umpire-view.tsx';
import styles from '../live-game.page.module.css';

type Data = { view: GameView; plays: PlateAppearance[] };

const panels = [
  ['Hit chart', HitChart],
  ['Umpire’s calls', UmpireView],
] as const;

const wait = <p>Attempting to fetch data</p>;

function Panel({ title, Part, view, plays }: { title: string; Part: typeof HitChart } & Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.panel} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <h2>{title}</h2>
      </summary>
      {isOpen && (plays ? <Part view={view} plays={plays} /> : wait)}
    </details>
  );
}

type Props = Pick<Data, 'view'> & { plays: Data['plays'] | null };

/** What is computed from all plays, in collapsible panels: the hit chart and the umpire's calls. */
export function PlaysDetails(props: Props) {
  return panels.map(([title, Part]) => <Panel key={title} title={title} Part={Part} {...props} />);
}
