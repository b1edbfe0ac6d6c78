import { classNames } from '#ui/class-names.ts';
import type { DayMark } from './calendar-weeks.ts';
import styles from '../user-home.module.css';

const diamond = 'M6.5 2 11 6.5 6.5 11 2 6.5z';

/** A square of 13 units with a mark. The marks differ in shape, not only in color. */
export function DaySquare({ mark }: { mark: DayMark }) {
  return (
    <>
      <path
        d="M.5.5h12v12H.5z"
        className={classNames(styles.square, mark === 'empty' && styles.empty, mark === 'all correct' && styles.won)}
      />
      {mark === 'all correct' && <path d={diamond} className={styles.inked} />}
      {mark === 'mixed' && (
        <>
          <path d="M6.5 2v9L2 6.5z" className={styles.half} />
          <path d={diamond} className={styles.outline} />
        </>
      )}
      {mark === 'all wrong' && <path d="m3 3 7 7M10 3l-7 7" className={styles.struck} />}
      {mark === 'void' && <circle cx="6.5" cy="6.5" r="1.5" className={styles.dot} />}
    </>
  );
}
