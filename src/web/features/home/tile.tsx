import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import styles from './tile.module.css';

type TileProps = {
  title: string;
  words: string;
  /** absent: there is nothing behind it yet */
  to?: string;
  /** its picture needs the whole width of a phone */
  isWide?: boolean;
  /** what the picture stands on: grass, the green of the scoreboard, squared paper, the rack of the bats */
  ground?: 'turf' | 'wall' | 'page' | 'rack';
  children: ReactNode;
};

/** A way into a part of the site, with a picture of what is behind it. */
export function Tile({ title, words, to, isWide = false, ground, children }: TileProps) {
  return (
    <li className={styles.tile} data-open={to === undefined ? undefined : true} data-wide={isWide || undefined}>
      <div className={styles.picture} data-ground={ground}>
        {children}
      </div>
      <h2 className={styles.title}>{to === undefined ? title : <Link to={to}>{title}</Link>}</h2>
      <p className={styles.words}>{words}</p>
    </li>
  );
}
