import { classNames } from '../class-names.ts';
import styles from './board.module.css';

type FigureProps = { label: string; className?: string | undefined; children: React.ReactNode };

/** A figure with the name of its column, which is visible on a phone, where the columns are below the username. */
export function Figure({ label, className, children }: FigureProps) {
  return (
    <td className={classNames(styles.figure, className)}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}
