import type { ReactNode } from 'react';
import { paths } from '#platform/api/browser/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import styles from './game-tile.module.css';

type CardLinkProps = { gamePk: number; className: string | undefined; children: ReactNode };

/** A link to the live page of a game that covers the whole card. */
export function CardLink({ gamePk, className, children }: CardLinkProps) {
  return (
    <Link to={paths.liveGame(gamePk)} className={classNames(styles.link, className)}>
      {children}
    </Link>
  );
}
