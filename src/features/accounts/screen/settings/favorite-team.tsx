import { useQuery } from '@tanstack/react-query';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { teamChoices } from '#ui/form/team-choices.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import controls from '#ui/controls.module.css';
import styles from '#ui/settings/settings-panel.module.css';
import type { Settings } from './use-settings.ts';

/** The clubs in one group, until their divisions are loaded. */
const ungrouped = clubNames.map((club) => ({ ...club, league: null, division: null, parent: null }));

/** Selects the favorite club, in the order of the roster's menu. Selecting the stored one sends no request. */
export function FavoriteTeam({ shown, isSaving, save }: Settings) {
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
        <select
          className={controls.field}
          id="favorite-team"
          value={shown.favorite_team ?? ''}
          onChange={(event) => choose(event.target.value)}
          aria-describedby="favorite-team-hint"
        >
          <option value="">None yet</option>
          {teamChoices(data?.teams ?? ungrouped).map(({ label, choices }) => (
            <optgroup key={label} label={label}>
              {choices.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <p id="favorite-team-hint">Features will then default to your favorite team.</p>
    </div>
  );
}
