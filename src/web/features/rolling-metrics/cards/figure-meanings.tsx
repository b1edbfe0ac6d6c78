import { rollingFigures, type RollingGroup } from '#domain/rolling/rolling-figures.ts';
import { TermWords } from '../../../ui/term/term-words.tsx';
import styles from './figure-meanings.module.css';

/** Explains the figures of the cards. */
export function FigureMeanings({ group }: { group: RollingGroup }) {
  return (
    <details className={styles.meanings}>
      <summary>What the figures mean</summary>
      <ul>
        {rollingFigures[group].map(({ id }) => (
          <li key={id}>
            <TermWords id={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}
