import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { onAnnouncement } from './announce.ts';
import styles from './live-region.module.css';

const none = { CopyDialog: () => null };
const CopyDialog = lazy<ComponentType<{ text: string; onClose: () => void }>>(async () => ({
  default: (await import('./copy-dialog.tsx').catch(() => none)).CopyDialog,
}));

const noBreakSpace = '\u00A0';
const shownFor = 5000;

/** The polite live region of the page, to which `announce` and `announceVisibly` write, and the dialog with what could not be copied. */
export function LiveRegion() {
  const [{ text, isShown }, setNews] = useState({ text: '', isShown: false });
  const [notCopied, setNotCopied] = useState<string | null>(null);
  useEffect(
    () =>
      onAnnouncement((next, isNextShown, refused) => {
        if (refused === undefined)
          setNews((before) => ({
            text: before.text === next ? `${next}${noBreakSpace}` : next,
            isShown: isNextShown,
          }));
        else setNotCopied(refused);
      }),
    [],
  );
  useEffect(() => {
    if (text === '' || !isShown) return undefined;
    const timer = setTimeout(() => setNews({ text: '', isShown: false }), shownFor);
    return () => clearTimeout(timer);
  }, [text, isShown]);
  return (
    <>
      <div className={styles.region} role="status" aria-live="polite" aria-atomic="true">
        {/* the key makes a shown text a new element, which is no layout shift */}
        <span key={String(isShown)} className={isShown ? styles.shown : 'visually-hidden'}>
          {text}
        </span>
      </div>
      {notCopied !== null && (
        <Suspense>
          <CopyDialog text={notCopied} onClose={() => setNotCopied(null)} />
        </Suspense>
      )}
    </>
  );
}
