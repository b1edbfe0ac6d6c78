import { Card } from '#ui/card.tsx';
import type { LoadedBox } from './use-box-score.ts';
import styles from './box-score.module.css';
import { BoxScore } from './box-score.tsx';

const missingTexts: Record<LoadedBox['missing'], string> = {
  coming: 'Attempting to fetch data',
  failed: 'The box score could not be loaded.',
  ahead: 'The box score is the newest one, so a replay does not show it.',
};

type Props = {
  className: string | undefined;
  loaded: LoadedBox;
  isOpen: boolean;
};

/** The box score in a collapsible panel. On a phone, a closed one is the content of a tab and is shown without its summary. */
export function BoxScorePanel({ className, loaded: { box, missing }, isOpen }: Props) {
  return (
    <Card as="section" className={className} aria-label="Box score">
      <details className={isOpen ? undefined : styles.tabbed} open={isOpen}>
        <summary className={styles.summary}>
          <h2>Box score</h2>
        </summary>
        {box && <BoxScore box={box} />}
        {!box && <p className={styles.wait}>{missingTexts[missing]}</p>}
      </details>
    </Card>
  );
}
