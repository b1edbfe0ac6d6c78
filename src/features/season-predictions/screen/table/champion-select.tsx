import { useId } from 'react';
import { postseasonClubs } from '../../rules/score-table.ts';
import type { TableField } from '../../rules/table-shapes.ts';
import { majorLeagues } from '#rules/baseball/teams/leagues.ts';
import { LabeledSelect } from '#ui/form/select.tsx';
import type { TableDraft } from './table-draft.ts';
import styles from './table-form.module.css';

type ChampionSelectProps = { field: TableField; draft: TableDraft; onChoose: (clubId: number | null) => void };

const noClub = [{ value: '', label: 'Choose a club' }];

/** Chooses the champion among the predicted clubs of the postseason. */
export function ChampionSelect({ field, draft, onChoose }: ChampionSelectProps) {
  const id = useId();
  const chosen = postseasonClubs(draft);
  const clubsOf = (leagueId: number) =>
    field.divisions
      .filter((division) => division.leagueId === leagueId)
      .flatMap(({ clubs }) => clubs.filter((club) => chosen.includes(club.id)))
      .map((club) => ({ value: club.id, label: club.name }));
  return (
    <div className={styles.champion}>
      <LabeledSelect
        id={id}
        label="World Series champion"
        choices={noClub}
        groups={majorLeagues.map(({ leagueId, name }) => ({ label: name, choices: clubsOf(leagueId) }))}
        value={draft.champion ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      />
    </div>
  );
}
