import type { RefObject } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './game-strip.module.css';

const most = 0.8;

/** Buttons that scroll a row by most of its visible width. */
export function StripWays({ row }: { row: RefObject<HTMLDivElement | null> }) {
  const push = (by: number) => row.current?.scrollBy({ left: by * row.current.clientWidth * most, behavior: 'smooth' });
  return (
    <div className={classNames(styles.ways, 'needs-script')}>
      <button type="button" onClick={() => push(-1)} aria-label="Back to the first games">
        ‹
      </button>
      <button type="button" onClick={() => push(1)} aria-label="More games">
        ›
      </button>
    </div>
  );
}
