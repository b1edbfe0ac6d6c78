import { useQuery } from '@tanstack/react-query';
import type { Standings } from '../../contract.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import { hasClub } from '#rules/baseball/standings/move-club-first.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { AddressSelect } from '#ui/form/address-select.tsx';
import { SeasonSelect } from '#ui/form/season-select.tsx';
import { DayForm } from './day-form.tsx';
import styles from '../standings-screen.module.css';

type ControlsProps = { standings: Standings; teamId: number };

/** Selects one of the clubs of the tables, by division. */
function ClubSelect({ standings: { tables }, teamId }: ControlsProps) {
  const isKnown = tables.some((table) => hasClub(table, teamId));
  const groups = tables
    .filter(({ kind }) => kind !== 'wildCard')
    .map(({ name, lines }) => ({
      label: name,
      choices: lines
        .map(({ team }) => ({ value: String(team.id), label: team.name }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    }));
  return (
    <AddressSelect
      label="Team"
      name="team"
      value={isKnown ? String(teamId) : ''}
      choices={isKnown ? [] : [{ value: '', label: 'None' }]}
      groups={groups}
    />
  );
}

const withStandings = levels.filter(({ name }) => name !== 'College');
const levelChoices = withStandings.map(({ id, name }) => ({ value: String(id), label: name }));

/** Selects season, team, level and day. Each keeps the others in the address, except those that it makes invalid. */
export function StandingsControls({ standings, teamId }: ControlsProps) {
  const { data } = useQuery(seasonsQuery);
  return (
    <div className={styles.controls}>
      <SeasonSelect value={standings.season} seasons={data?.played ?? []} drops={['date']} />
      <AddressSelect
        label="Level"
        name="level"
        value={String(standings.level)}
        choices={levelChoices}
        drops={['team']}
      />
      <ClubSelect standings={standings} teamId={teamId} />
      <DayForm standings={standings} />
    </div>
  );
}
