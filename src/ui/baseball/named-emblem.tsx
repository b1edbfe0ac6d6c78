import type { ReactNode } from 'react';
import { Emblem } from './emblem.tsx';
import styles from './named-emblem.module.css';

type NamedEmblemProps = {
  teamId: number;
  size?: number;
  /** in front of the emblem */
  before?: ReactNode;
  children: ReactNode;
};

/** An emblem and what it stands for. */
export function NamedEmblem({ teamId, size = 20, before, children }: NamedEmblemProps) {
  return (
    <span className={styles.named}>
      {before}
      <Emblem teamId={teamId} size={size} />
      {children}
    </span>
  );
}
