import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserPatch } from '#features/accounts/contract/accounts.ts';
import type { User } from '#features/accounts/contract/session.ts';
import { patchOwnUser } from '#features/accounts/queries/session-actions.ts';
import { pictureCategories, profilePictures, type ProfilePicture } from '#features/accounts/rules/profile-pictures.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { useFormResult } from '#platform/page/form-result.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { teamChoices } from '#ui/baseball/team-select.tsx';
import { Select } from '#ui/form/select.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import { userQuery } from '../queries.ts';
import styles from '#ui/kit/settings-panel.module.css';
import pictureChooserStyles from './picture-chooser.module.css';

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

type ChoiceProps = { picture: ProfilePicture; isChosen: boolean; choose: () => void };

function Choice({ picture: { id, alt }, isChosen, choose }: ChoiceProps) {
  return (
    <button
      type="submit"
      name="profilePic"
      value={id.slice(1)}
      className={pictureChooserStyles.choice}
      aria-pressed={isChosen}
      onClick={choose}
    >
      <img
        src={`/api/profile_pictures/${id}_thumb.webp`}
        data-next="/assets/default-batter.svg"
        width={56}
        height={56}
        alt={alt}
        title={alt}
        loading="lazy"
        decoding="async"
      />
    </button>
  );
}

/** All profile photos in an accordion of categories, open at the selected one, which is highlighted. A click on that one sends no request. */
function PictureChooser({ shown, isSaving, save }: Settings) {
  const choose = (profilePic: string) => {
    if (!isSaving && profilePic !== shown.profilePic) save({ profilePic }, 'Profile photo');
  };
  const [shownCategory] = useState(profilePictures.find(({ id }) => id === `p${shown.profilePic}`)?.category);
  return (
    <fieldset className={pictureChooserStyles.chooser}>
      <legend>Profile photo</legend>
      <div className={pictureChooserStyles.groups}>
        {pictureCategories.map((category) => (
          <details key={category} name="profile-photos" open={category === shownCategory}>
            <summary>{category}</summary>
            <ul>
              {profilePictures
                .filter((picture) => picture.category === category)
                .map((picture) => (
                  <li key={picture.id}>
                    <Choice
                      picture={picture}
                      isChosen={picture.id === `p${shown.profilePic}`}
                      choose={() => choose(picture.id.slice(1))}
                    />
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </div>
    </fieldset>
  );
}

/** `shown` is the user with the change being saved already applied; after an error it is the stored user again. */
type Settings = {
  shown: User;
  isSaving: boolean;
  problem: string | null;
  save: (change: UserPatch, what: string) => void;
};

/** Saves a change of the user's own record. `posted`: why a form without scripts was refused. Shows the change at once, and reverts it with a message if the request fails. */
function useSettings(user: User, posted: string | null): Settings {
  const queryClient = useQueryClient();
  const { run, error } = useChange({ invalidates: userQuery(user.username) });
  const [change, setChange] = useState<UserPatch | null>(null);
  const [what, setWhat] = useState<string | null>(null);
  const failure = error && `Couldn’t save your ${what?.toLowerCase()}. Nothing changed. ${error.message}`;
  const save = (next: UserPatch, name: string) => {
    setChange(next);
    setWhat(name);
    run(() => patchOwnUser(queryClient, user.id, next), { done: `${name} saved` })
      .catch(() => undefined)
      .finally(() => setChange(null));
  };
  return { shown: { ...user, ...change }, isSaving: change !== null, problem: what === null ? posted : failure, save };
}
