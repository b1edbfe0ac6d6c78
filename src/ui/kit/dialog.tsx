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

/** A modal question, open as long as it is rendered. Labels with a checkbox or radio button are its choices. */
export function Dialog({ title, actions, onClose, children }: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
