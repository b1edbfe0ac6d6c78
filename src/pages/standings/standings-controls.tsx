import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { seasonsQuery, useLeague } from '#features/league/queries.ts';
import type { Standings } from '#features/standings/contract.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import { hasClub } from '#rules/baseball/standings/move-club-first.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { DayInput } from '#ui/form/day-input.tsx';
import { UrlForm, UrlSelect } from '#ui/form/url-select.tsx';
import { useUrlParam } from '#ui/form/use-url-param.ts';
import { Button } from '#ui/kit/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import styles from '#features/standings/screen/standings.module.css';
import controls from '#ui/kit/controls.module.css';

type ControlsProps = { standings: Standings; teamId: number | null };

/** `hasChances`: whether the tables have chances; null where that is no choice */
type StandingsControlsProps = ControlsProps & { hasChances: boolean | null };

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
    <UrlSelect
      label="Team"
      name="team"
      value={isKnown ? String(teamId) : ''}
      choices={isKnown ? [] : [{ value: '', label: 'None' }]}
      groups={groups}
    />
  );
}

const withStandings = levels.filter(({ name }) => name !== 'College');
const chancesChoices = [
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Not shown' },
];
const levelChoices = withStandings.map(({ id, name }) => ({ value: String(id), label: name }));

/** Selects season, team, level and day. Each keeps the others in the URL, except those that it makes invalid. */
export function StandingsControls({ standings, teamId, hasChances }: StandingsControlsProps) {
  const { data } = useQuery(seasonsQuery);
  return (
    <div className={styles.controls}>
      <SeasonSelect value={standings.season} seasons={data?.played ?? []} drops={['date']} />
      <UrlSelect
        label="Level"
        name="level"
        value={String(standings.level)}
        choices={levelChoices}
        drops={['team', 'view']}
      />
      <ClubSelect standings={standings} teamId={teamId} />
      <DayForm standings={standings} />
      {standings.level === 1 && hasChances !== null && (
        <UrlSelect label="Chances" name="chances" value={hasChances ? 'shown' : 'hidden'} choices={chancesChoices} />
      )}
    </div>
  );
}

/** The day of the results that are shown: the chosen one, else today or the last one of the season; null before the season, or if it is not known. */
function shownDay({ date, firstDay, lastDay, freshness }: Standings): string | null {
  if (date !== null || firstDay === null || lastDay === null) return date;
  const today = baseballDay(freshness.asOf);
  if (today < firstDay) return null;
  return today < lastDay ? today : lastDay;
}

/** Selects the day at whose end the standings are shown. A chosen day is part of the URL; without a day, they are the newest. */
function DayForm({ standings }: { standings: Standings }) {
  const { season, date, firstDay, lastDay } = standings;
  const id = useId();
  const param = useUrlParam('date');
  const today = useLeague()?.today;
  const newest = [lastDay ?? `${season}-12-31`, today ?? ''].filter((day) => day !== '').toSorted()[0];
  return (
    <UrlForm param={param} className={styles.form} onSubmit={param.submit}>
      <label htmlFor={id}>Standings as of</label>
      <DayInput
        className={controls.field}
        id={id}
        name="date"
        value={shownDay(standings) ?? ''}
        onPick={param.choose}
        min={firstDay ?? undefined}
        max={newest}
      />
      <Button type="submit" className="needs-no-script">
        Go
      </Button>
      {date !== null && (
        <Link to={param.pathOf(null)} className={styles.newest} preventScrollReset>
          Newest
        </Link>
      )}
    </UrlForm>
  );
}
