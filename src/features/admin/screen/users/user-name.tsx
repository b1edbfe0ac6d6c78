import type { AdminUser } from '../../contract/admin.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { formatTime } from '../format-time.ts';
import styles from '../admin.module.css';
import { Text } from '#ui/text.tsx';

/** The name of a user with a link to the page, the age of the account, and what is special about it. */
export function UserName({ user }: { user: AdminUser }) {
  const flags = [user.isAdmin && 'admin', user.isSimulated && 'simulated', user.isHidden && 'hidden'].filter(Boolean);
  return (
    <p className={styles.name}>
      <Link to={paths.user(user.username)}>{user.username}</Link>
      <Text size="sm">{[`since ${formatTime(user.createdAt)}`, ...flags].join(', ')}</Text>
    </p>
  );
}
