import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import styles from './message.module.css';

type MessageProps = {
  title: ReactNode;
  /** a drawing of `/pictures/site/moments`: 'walk-off' */
  picture?: string;
  role?: 'alert';
  children?: ReactNode;
};

/** A page that has only a message: a picture, a heading and a few lines. */
export function Message({ title, picture, role, children }: MessageProps) {
  return (
    <section className={styles.page} role={role}>
      {picture !== undefined && <Drawing of={`moments#${picture}`} className={styles.picture} />}
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </section>
  );
}
