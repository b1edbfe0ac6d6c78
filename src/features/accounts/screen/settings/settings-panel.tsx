import type { ReactNode } from 'react';
import type { User } from '../../contract/accounts.ts';
import { useFormResult } from '#platform/api/browser/form-result.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AccountData } from './account-data.tsx';
import { ConfidenceSetting } from './confidence-setting.tsx';
import { FavoriteTeam } from './favorite-team.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { SecuritySettings } from './security/security-settings.tsx';
import styles from '#ui/settings/settings-panel.module.css';
import { useSettings } from './use-settings.ts';

/** The settings of a user: favorite team, photo, confidence, those of other features, and account. */
export function SettingsPanel({ user, children }: { user: User; children: ReactNode }) {
  const posted = useFormResult('settings');
  const settings = useSettings(user, posted?.code === 'done' ? null : (posted?.message ?? null));
  return (
    <Card as="section" aria-labelledby="settings-heading" className={styles.settings}>
      <h2 id="settings-heading">Settings</h2>
      {settings.problem !== null && (
        <p role="alert" className={styles.problem}>
          {settings.problem}
        </p>
      )}
      {posted?.code === 'done' && <p role="status">{posted.message}</p>}
      <form
        method="post"
        action="/forms/settings"
        className={styles.fields}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="id" value={user.id} />
        <FavoriteTeam {...settings} />
        <ConfidenceSetting {...settings} />
        <Button type="submit" className="needs-no-script">
          Save
        </Button>
        <PictureChooser {...settings} />
      </form>
      {children}
      <SecuritySettings user={user} />
      <AccountData user={user} />
    </Card>
  );
}
