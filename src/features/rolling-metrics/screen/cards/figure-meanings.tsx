import { rollingFigures, type RollingGroup } from '../../rules/rolling-figures.ts';
import { TermDefinition } from '#ui/term/term-definition.tsx';
import styles from '../rolling-metrics.module.css';

/** Explains the figures of the cards. */
export function FigureMeanings({ group }: { group: RollingGroup }) {
  return (
    <details className={styles.meanings}>
      <summary>What the figures mean</summary>
      <ul>
        {rollingFigures[group].map(({ id }) => (
          <li key={id}>
            <TermDefinition id={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}
