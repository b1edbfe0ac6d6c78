import type { User } from '../../contract/accounts.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from '#ui/settings/settings-panel.module.css';
import { ProfileForm } from './profile-form.tsx';

/** The user's name, favorite team and photo, and whether picks can have a confidence. */
export function ProfileSettings({ user }: { user: User }) {
  return (
    <Panel title={user.username} className={styles.panel}>
      <p>
        <Link to={paths.user(user.username)}>Your page</Link> shows your record under this name.
      </p>
      <ProfileForm user={user} hasConfidence />
    </Panel>
  );
}
