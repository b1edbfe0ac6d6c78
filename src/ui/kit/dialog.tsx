import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  /** the buttons below the content; `CloseButton` is one of them */
  actions?: ReactNode;
  /** the dialog was closed: stop rendering it */
  onClose: () => void;
  children: ReactNode;
};

/** A modal question, open as long as it is rendered; its content scrolls, above the keyboard of a phone, and its buttons stay visible. Labels with a checkbox or radio button are its choices. */
export function Dialog({ title, actions, onClose, children }: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  useEffect(() => {
    const seen = window.visualViewport;
    // what is above the keyboard of a phone; zoom does not count
    const fit = () => {
      if (seen === null) return;
      ref.current?.style.setProperty('--seen', `${seen.height * seen.scale}px`);
      ref.current?.querySelector('input:focus')?.scrollIntoView({ block: 'nearest' });
    };
    fit();
    seen?.addEventListener('resize', fit);
    return () => seen?.removeEventListener('resize', fit);
  }, []);
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <div className={styles.content}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
