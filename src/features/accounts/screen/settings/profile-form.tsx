import type { User } from '../../contract/accounts.ts';
import { useFormResult } from '#platform/api/browser/form-result.ts';
import { Button } from '#ui/button.tsx';
import { ConfidenceSetting } from './confidence-setting.tsx';
import { FavoriteTeam } from './favorite-team.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import styles from '#ui/settings/settings-panel.module.css';
import { useSettings } from './use-settings.ts';

/** The user's favorite team and photo, and with `hasConfidence` whether picks can have a confidence. */
export function ProfileForm({ user, hasConfidence = false }: { user: User; hasConfidence?: boolean }) {
  const posted = useFormResult('settings');
  const settings = useSettings(user, posted?.code === 'done' ? null : (posted?.message ?? null));
  return (
    <form method="post" action="/forms/settings" className={styles.fields} onSubmit={(event) => event.preventDefault()}>
      {settings.problem !== null && (
        <p role="alert" className={styles.problem}>
          {settings.problem}
        </p>
      )}
      {posted?.code === 'done' && <p role="status">{posted.message}</p>}
      <input type="hidden" name="id" value={user.id} />
      <FavoriteTeam {...settings} />
      {hasConfidence && <ConfidenceSetting {...settings} />}
      <Button type="submit" className="needs-no-script">
        Save
      </Button>
      <PictureChooser {...settings} />
    </form>
  );
}
