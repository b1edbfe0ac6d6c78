import { useQuery } from '@tanstack/react-query';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { teamsQuery } from '#features/rosters/queries.ts';
import { teamChoices } from '#ui/form/team-choices.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { Select } from '#ui/form/select.tsx';
import styles from '#ui/settings/settings-panel.module.css';
import type { Settings } from './use-settings.ts';

/** The clubs in one group, until their divisions are loaded. */
const ungrouped = clubNames.map((club) => ({ ...club, league: null, division: null, parent: null }));

const noTeam = [{ value: '', label: 'None yet' }];

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
