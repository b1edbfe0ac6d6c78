import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button.tsx';
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

/** Closes the dialog around it, which returns the focus to where it was. */
export function CloseButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} onClick={(event) => event.currentTarget.closest('dialog')?.close()} />;
}
