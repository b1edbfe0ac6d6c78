import { clubNames } from '#domain/teams/club-names.ts';
import { Emblem } from '#web/ui/pictures/emblem.tsx';
import controls from '../../../ui/controls.module.css';
import styles from './settings-panel.module.css';
import type { Settings } from './use-settings.ts';

/** Selects the favorite club. Selecting the stored one sends no request. */
export function FavoriteTeam({ shown, isSaving, save }: Settings) {
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
          {clubNames.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p id="favorite-team-hint">Features will then default to your favorite team.</p>
    </div>
  );
}
