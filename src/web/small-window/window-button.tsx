import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../paths.ts';
import styles from './window-button.module.css';

const loadCode = () => import('./open-small-window.tsx');

/** Opens the small window of a game. Its code is loaded before the press ends, because a browser soon forgets the press. */
export function WindowButton({ gamePk, className }: { gamePk: string; className: string | undefined }) {
  const queryClient = useQueryClient();
  const [isRefused, setIsRefused] = useState(false);
  const open = async () => {
    const { openSmallWindow } = await loadCode();
    setIsRefused(!(await openSmallWindow({ gamePk, queryClient })));
  };
  const prepare = () => void loadCode().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={className}
        onPointerEnter={prepare}
        onFocus={prepare}
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
