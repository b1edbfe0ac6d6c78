import type { User } from '../../contract/accounts.ts';
import { useFormResult } from '#platform/api/browser/form-result.ts';
import { Button } from '#ui/button.tsx';
import styles from '#ui/settings/settings-panel.module.css';
import { type Settings, useSettings } from './use-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { teamChoices } from '#ui/form/team-choices.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Select } from '#ui/form/select.tsx';
import { PictureChooser } from './picture-chooser.tsx';

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

/** Enables the confidence of picks. */
function ConfidenceSetting({ shown, isSaving, save }: Settings) {
  return (
    <div className={styles.part}>
      <label className={styles.check}>
        {/* what a form without scripts sends if the box is not checked */}
        <input type="hidden" name="usesConfidence" value="false" />
        <input
          type="checkbox"
          name="usesConfidence"
          value="true"
          checked={shown.usesConfidence}
          aria-describedby="confidence-hint"
          onChange={({ target }) => {
            if (!isSaving) save({ usesConfidence: target.checked }, 'Confidence setting');
          }}
        />
        Say how sure I am of my picks
      </label>
      <p id="confidence-hint">Adds a slider to saved picks. It changes no score; others see only graded picks.</p>
    </div>
  );
}

/** The clubs in one group, until their divisions are loaded. */
const ungrouped = clubNames.map((club) => ({ ...club, league: null, division: null, parent: null }));

const noTeam = [{ value: '', label: 'None yet' }];

/** Selects the favorite club, in the order of the roster's menu. Selecting the stored one sends no request. */
function FavoriteTeam({ shown, isSaving, save }: Settings) {
  const { data } = useQuery(teamsQuery());
  const choose = (value: string) => {
    const favorite_team = value === '' ? null : Number(value);
    if (!isSaving && favorite_team !== shown.favorite_team) save({ favorite_team }, 'Favorite team');
  };
  return (
    <div className={styles.part}>
      <label htmlFor="favorite-team">Favorite team</label>
      <div className={styles.select}>
        {shown.favorite_team !== null && <Emblem teamId={shown.favorite_team} size={28} />}
        <Select
          id="favorite-team"
          name="favorite_team"
          choices={noTeam}
          groups={teamChoices(data?.teams ?? ungrouped)}
          value={shown.favorite_team ?? ''}
          onChange={(event) => choose(event.target.value)}
          aria-describedby="favorite-team-hint"
        />
      </div>
      <p id="favorite-team-hint">Features will then default to your favorite team.</p>
    </div>
  );
}
