import type { AdminUser } from '../../contract/admin.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { formatTime } from '../format-time.ts';
import styles from '../admin.module.css';

/** The name of a user with a link to the page, the age of the account, and what is special about it. */
export function UserName({ user }: { user: AdminUser }) {
  const flags = [user.isAdmin && 'admin', user.isSimulated && 'simulated', user.isHidden && 'hidden'].filter(Boolean);
  return (
    <p className={styles.name}>
      <Link to={paths.user(user.username)}>{user.username}</Link>
      <span className={styles.note}>{[`since ${formatTime(user.createdAt)}`, ...flags].join(', ')}</span>
    </p>
  );
}
