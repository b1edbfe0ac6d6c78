import { useState } from 'react';
import type { exportUser, User } from '../../contract/accounts.ts';
import type { picksFile } from '#features/picks/contract/picks-file.ts';
import { callUrl } from '#platform/api/browser/call.ts';
import { classNames } from '#ui/class-names.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import { DeleteAccount } from './delete-account.tsx';
import controls from '#ui/controls.module.css';
import styles from '#ui/settings/settings-panel.module.css';
import { Button } from '#ui/button.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';

/** What others see, the download of the user's data, and the deletion of the account. */
export function PrivacySettings({ user }: { user: User }) {
  const isHydrated = useIsHydrated();
  const [isLeaving, setIsLeaving] = useState(false);
  const exportUrl = callUrl<typeof exportUser>('/api/users/:id/export', { params: { id: user.id } });
  const picksUrl = callUrl<typeof picksFile>('/api/users/:id/picks.csv', { params: { id: user.id } });
  return (
    <>
      <Panel title="What is public" className={styles.panel}>
        <p>
          Everybody sees <Link to={paths.user(user.username)}>your page</Link>: username, picture, favorite club, score,
          streaks, and each pick after its lock. Your email address, open picks and settings are yours alone.{' '}
          <Link to={paths.faq('data')}>What we store</Link>
        </p>
      </Panel>
      <Panel title="Your data" className={styles.panel}>
        <p>
          Download all of your data as JSON, or <Link to={paths.faq('download')}>the list of your picks</Link> as CSV
          for a spreadsheet.
        </p>
        <div className={styles.actions}>
          <a href={exportUrl} className={controls.button} download={`called-shot-${user.username}.json`}>
            Download my data
          </a>
          <a href={picksUrl} className={controls.button} download>
            Download my picks
          </a>
        </div>
      </Panel>
      <Panel title="Delete your account" className={classNames(styles.panel, 'needs-script')}>
        <p>Your account, picks, score and place on the board are deleted permanently. We keep no copy.</p>
        <div className={styles.actions}>
          <Button className={styles.danger} disabled={!isHydrated} onClick={() => setIsLeaving(true)}>
            Delete account…
          </Button>
        </div>
      </Panel>
      {isLeaving && <DeleteAccount user={user} onClose={() => setIsLeaving(false)} />}
    </>
  );
}
