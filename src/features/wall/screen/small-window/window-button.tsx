import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#platform/api/browser/paths.ts';
import { openSmallWindow } from './open-small-window.tsx';
import styles from './window-button.module.css';

/** Opens the small window of a game. */
export function WindowButton({ gamePk, className }: { gamePk: string; className: string | undefined }) {
  const queryClient = useQueryClient();
  const [isRefused, setIsRefused] = useState(false);
  const open = async () => {
    setIsRefused(!(await openSmallWindow({ gamePk, queryClient })));
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void open().catch(() => setIsRefused(true))}>
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
