import { useState } from 'react';
import type { exportUser, User } from '../../contract/accounts.ts';
import type { picksFile } from '#features/picks/contract/picks-file.ts';
import { callUrl } from '#platform/api/browser/call.ts';
import { classNames } from '#ui/class-names.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { DeleteAccount } from './delete-account.tsx';
import controls from '#ui/controls.module.css';
import styles from '#ui/settings/settings-panel.module.css';
import { Button } from '#ui/button.tsx';

/** Download of the user's data, and deletion of the account. */
export function AccountData({ user }: { user: User }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const exportUrl = callUrl<typeof exportUser>('/api/users/:id/export', { params: { id: user.id } });
  const picksUrl = callUrl<typeof picksFile>('/api/users/:id/picks.csv', { params: { id: user.id } });
  return (
    <>
      <div className={styles.part}>
        <h3>Your account</h3>
        <p>
          Download all of your data as JSON, or <Link to={paths.faq('download')}>the list of your picks</Link> as CSV
          for a spreadsheet. Or delete everything permanently.
        </p>
        <div className={styles.actions}>
          <a href={exportUrl} className={controls.button} download={`called-shot-${user.username}.json`}>
            Download my data
          </a>
          <a href={picksUrl} className={controls.button} download>
            Download my picks
          </a>
          <Button className={classNames(styles.danger, 'needs-script')} onClick={() => setIsLeaving(true)}>
            Delete account…
          </Button>
        </div>
      </div>
      {isLeaving && <DeleteAccount user={user} onClose={() => setIsLeaving(false)} />}
    </>
  );
}
