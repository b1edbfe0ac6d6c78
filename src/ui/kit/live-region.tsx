import { useEffect, useState } from 'react';
import { onAnnouncement } from './announce.ts';
import styles from './live-region.module.css';

const noBreakSpace = '\u00A0';
const shownFor = 5000;

/** The polite live region of the page. `announce` and `announceVisibly` write to it. */
export function LiveRegion() {
  const [{ text, isShown }, setNews] = useState({ text: '', isShown: false });
  useEffect(
    () =>
      onAnnouncement((next, isNextShown) =>
        setNews((before) => ({
          text: before.text === next ? `${next}${noBreakSpace}` : next,
          isShown: isNextShown,
        })),
      ),
    [],
  );
  useEffect(() => {
    if (text === '' || !isShown) return undefined;
    const timer = setTimeout(() => setNews({ text: '', isShown: false }), shownFor);
    return () => clearTimeout(timer);
  }, [text, isShown]);
  return (
    <div className={isShown ? styles.shown : 'visually-hidden'} role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
