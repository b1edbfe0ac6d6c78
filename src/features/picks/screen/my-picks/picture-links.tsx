import { useSession } from '#features/accounts/queries/session.ts';
import controls from '#ui/controls.module.css';
import styles from './my-picks-screen.module.css';

/** Links to the pictures of the day's picks, which are public and show a pick from its lock on. */
export function PictureLinks({ date }: { date: string }) {
  const { user } = useSession();
  if (user === null) return null;
  const picture = `/api/fans/${encodeURIComponent(user.username)}/picks/picture.png?date=${date}`;
  return (
    <section aria-labelledby="share" className={styles.share}>
      <h2 id="share">Show your calls</h2>
      <p>A picture of your locked picks, which anyone may see. It never shows a pick before its lock.</p>
      <p className={styles.pictures}>
        <a href={picture} className={controls.button}>
          Only the calls
        </a>
        <a href={`${picture}&results=1`} className={controls.button}>
          With results
        </a>
      </p>
    </section>
  );
}
