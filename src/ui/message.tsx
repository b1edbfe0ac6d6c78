import type { ReactNode } from 'react';
import { paths } from '#platform/page/paths.ts';
import { Link } from '#ui/link.tsx';
import { Drawing } from './pictures/drawing.tsx';
import controls from '#ui/controls.module.css';
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

export function NotFoundPage({
  subtitle = 'That one went foul: there is no page at this address.',
}: {
  subtitle?: string;
}) {
  return (
    <Message picture="lost-ball" title="404 NOT FOUND">
      <p>{subtitle}</p>
      <Link className={controls.filledButton} to={paths.today()}>
        Back to today’s games
      </Link>
    </Message>
  );
}
