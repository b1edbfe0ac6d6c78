import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import styles from './tile.module.css';

type TileProps = {
  title: string;
  subtitle: string;
  /** absent if the page does not exist yet */
  to?: string;
  /** takes the whole width of a phone */
  isWide?: boolean;
  /** background of the picture: grass, scoreboard green, squared paper, bat rack */
  ground?: 'turf' | 'wall' | 'page' | 'rack';
  children: ReactNode;
};

/** A link with a picture to a part of the site. */
export function Tile({ title, subtitle, to, isWide = false, ground, children }: TileProps) {
  return (
    <li className={styles.tile} data-open={to === undefined ? undefined : true} data-wide={isWide || undefined}>
      <div className={styles.picture} data-ground={ground}>
        {children}
      </div>
      <h2 className={styles.title}>{to === undefined ? title : <Link to={to}>{title}</Link>}</h2>
      <p className={styles.text}>{subtitle}</p>
    </li>
  );
}
