import type { RefObject } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './game-strip.module.css';

const scrollShare = 0.8;

/** Buttons that scroll a row by most of its visible width. */
export function ScrollButtons({ row }: { row: RefObject<HTMLDivElement | null> }) {
  const scroll = (by: number) =>
    row.current?.scrollBy({ left: by * row.current.clientWidth * scrollShare, behavior: 'smooth' });
  return (
    <div className={classNames(styles.ways, 'needs-script')}>
      <button type="button" onClick={() => scroll(-1)} aria-label="Back to the first games">
        ‹
      </button>
      <button type="button" onClick={() => scroll(1)} aria-label="More games">
        ›
      </button>
    </div>
  );
}
