import { Link } from '../ui/link.tsx';
import { paths } from '../paths.ts';
import message from '../ui/message.module.css';
import styles from './not-found-page.module.css';

export function NotFoundPage({
  subtitle = 'That one went foul: there is no page at this address.',
}: {
  subtitle?: string;
}) {
  return (
    <section className={message['page']}>
      <FoulBall />
      <h1 tabIndex={-1}>404 NOT FOUND</h1>
      <p>{subtitle}</p>
      <Link className={message['action']} to={paths.today()}>
        Back to today’s games
      </Link>
    </section>
  );
}

/** A ball on its way over the wrong side of the foul pole. */
function FoulBall() {
  return (
    <svg viewBox="0 0 240 130" width="240" height="130" aria-hidden="true" className={styles['picture']}>
      <path d="M12 118H228" className={styles['ground']} />
      <path d="M150 118V14h10" className={styles['pole']} />
      <path d="M150 22h10M150 34h10M150 46h10" className={styles['mesh']} />
      <path d="M20 112C60 10 130 0 186 52" className={styles['flight']} />
      <circle cx="192" cy="58" r="10" className={styles['ball']} />
      <path d="M186 51c4 4 4 10 1 15M198 51c-4 4-4 10-1 15" className={styles['stitch']} />
    </svg>
  );
}
