import type { ReactNode } from 'react';
import type { Schedule } from '#features/schedule/contract.ts';
import type { GameFilter } from '#features/schedule/rules/club-games.ts';
import { describeSpan, type scheduleParams, spanNames } from '#features/schedule/screen/schedule-text.ts';
import { paths } from '#platform/page/paths.ts';
import { clubNames, clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { FilterRow } from '#ui/form/filter-row.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import styles from '#features/schedule/screen/schedule.module.css';
import controls from '#ui/kit/controls.module.css';

const clubChoices = [
  { value: '', label: 'All clubs' },
  ...clubNames.map(({ id, name }) => ({ value: String(id), label: name })),
];

function Step({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} className={classNames(controls.button, styles.step)} aria-label={label} preventScrollReset>
      {children}
    </Link>
  );
}

const weekdays = [
  ['mon', 'Mon'],
  ['tue', 'Tue'],
  ['wed', 'Wed'],
  ['thu', 'Thu'],
  ['fri', 'Fri'],
  ['sat', 'Sat'],
  ['sun', 'Sun'],
] as const;

type ControlsProps = { shown: Schedule; params: ReturnType<typeof scheduleParams>; filter: GameFilter };

/** Chooses the span, the club, and which of its games are shown. Each choice keeps the others. */
export function ScheduleControls({ shown, params, filter }: ControlsProps) {
  const { span, from, previous, next, today } = shown;
  const { team } = params;
  const name = spanNames[span];
  const shownSpan = span === 'month' || span === 'ahead' ? span : undefined;
  const to = (date: string | undefined, other = shownSpan) => paths.schedule({ team, date, span: other, ...filter });
  const day = today ?? from;
  const filters = (team !== undefined || filter.weekday !== undefined) && <Filters filter={filter} params={params} />;
  const isSearch = span === 'ahead';
  return (
    <>
      <FilterRow
        isLong={team !== undefined}
        first={
          <nav aria-label={span === 'ahead' ? 'Days' : span === 'week' ? 'Week' : 'Month'} className={styles.steps}>
            <Step to={to(previous)} label={`Previous ${name}`}>
              ‹
            </Step>
            <h2>{describeSpan(shown)}</h2>
            <Step to={to(next)} label={`Next ${name}`}>
              ›
            </Step>
            {today === null && <Link to={to(undefined)}>{span === 'ahead' ? 'From today' : `This ${name}`}</Link>}
          </nav>
        }
        chosen={[
          team !== undefined && clubNamesOf(team)?.abbreviation,
          filter.place,
          filter.weekday && new Map(weekdays).get(filter.weekday),
          span !== 'week' && spanNames[span],
        ]}
        className={styles.controls}
      >
        <Choice
          label="Span"
          options={[
            { name: 'Week', to: paths.schedule({ team, date: day, ...filter }), isChosen: span === 'week' },
            { name: 'Month', to: to(day, 'month'), isChosen: span === 'month' },
            ...(team === undefined ? [] : [{ name: '60 days', to: to(day, 'ahead'), isChosen: span === 'ahead' }]),
          ]}
        />
        <UrlSelect label="Club" name="team" value={String(team ?? '')} choices={clubChoices} />
        {!isSearch && filters}
      </FilterRow>
      {/* the next game on a Sunday at home is two taps from the page of a club */}
      {isSearch && <div className={styles.filters}>{filters}</div>}
    </>
  );
}

/** Chooses a day of the week, and of one club the games at home or away. */
function Filters({ filter: { weekday, place }, params: { date, team, span } }: Omit<ControlsProps, 'shown'>) {
  const to = (filter: GameFilter) =>
    paths.schedule({ date, team, ...(span !== 'week' && { span }), weekday, place, ...filter });
  return (
    <>
      {team !== undefined && (
        <Choice
          label="Home or away"
          options={[
            { name: 'All', to: to({ place: undefined }), isChosen: place === undefined },
            { name: 'Home', to: to({ place: 'home' }), isChosen: place === 'home' },
            { name: 'Away', to: to({ place: 'away' }), isChosen: place === 'away' },
          ]}
        />
      )}
      <Choice
        label="Day of the week"
        options={[
          { name: 'Any', to: to({ weekday: undefined }), isChosen: weekday === undefined },
          ...weekdays.map(([id, name]) => ({ name, to: to({ weekday: id }), isChosen: weekday === id })),
        ]}
      />
    </>
  );
}
