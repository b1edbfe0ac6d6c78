import { useId } from 'react';
import { postseasonClubs } from '../../rules/score-table.ts';
import type { TableField } from '../../rules/table-shapes.ts';
import { majorLeagues } from '#rules/baseball/teams/leagues.ts';
import controls from '#ui/controls.module.css';
import type { TableDraft } from './table-draft.ts';
import styles from './table-form.module.css';

type ChampionSelectProps = { field: TableField; draft: TableDraft; onChoose: (clubId: number | null) => void };

/** Chooses the champion among the predicted clubs of the postseason. */
export function ChampionSelect({ field, draft, onChoose }: ChampionSelectProps) {
  const id = useId();
  const chosen = postseasonClubs(draft);
  const clubsOf = (leagueId: number) =>
    field.divisions
      .filter((division) => division.leagueId === leagueId)
      .flatMap(({ clubs }) => clubs.filter((club) => chosen.includes(club.id)));
  return (
    <div className={styles.champion}>
      <label htmlFor={id}>World Series champion</label>
      <select
        id={id}
        className={controls.field}
        value={draft.champion ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Choose a club</option>
        {majorLeagues.map(({ leagueId, name }) => (
          <optgroup key={leagueId} label={name}>
            {clubsOf(leagueId).map((club) => (
              <option key={club.id} value={club.id}>
                {club.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
