import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { paths } from '#platform/api/browser/paths.ts';
import { openSmallWindow } from './open-small-window.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './small-window.module.css';

type WindowButtonProps = {
  gamePk: string;
  className: string | undefined;
  /** says in the window that the viewer does not see the newest state */
  note: ReactNode;
};

/** Opens the small window of a game. */
export function WindowButton({ gamePk, className, note }: WindowButtonProps) {
  const queryClient = useQueryClient();
  const [isRefused, setIsRefused] = useState(false);
  const open = async () => {
    setIsRefused(!(await openSmallWindow({ gamePk, queryClient, note })));
  };
  return (
    <>
      <button
        type="button"
        className={classNames(className, styles.button)}
        onClick={() => void open().catch(() => setIsRefused(true))}
      >
        Small window
      </button>
      {isRefused && (
        <p role="status" className={styles.refused}>
          This browser does not open a small window.{' '}
          <a href={paths.wall({ games: gamePk })}>Show the game on the wall</a>
        </p>
      )}
    </>
  );
}
