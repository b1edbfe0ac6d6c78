import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from './button.tsx';
import styles from './loader.module.css';

const patience = 3_000;

/** 'Attempting to fetch data'. Three seconds after the URL changed it apologizes and offers to try again. */
export function Loader({ onRetry }: { onRetry: () => void }) {
  const { pathname, search } = useLocation();
  return <TimedLoader key={pathname + search} onRetry={onRetry} />;
}

function TimedLoader({ onRetry }: { onRetry: () => void }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (isLate) return undefined;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, [isLate]);
  const retry = () => {
    setIsLate(false);
    onRetry();
  };
  return (
    <div className={styles.loader} role="status">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className={isLate ? undefined : styles.ball}>
        <circle cx="24" cy="24" r="20" />
        <path d="M10 10c8 8 8 20 0 28M38 10c-8 8-8 20 0 28" />
      </svg>
      <p>{isLate ? 'Sorry Your Request Could not be completed' : 'Attempting to fetch data'}</p>
      {isLate && <Button onClick={retry}>Try again</Button>}
    </div>
  );
}
