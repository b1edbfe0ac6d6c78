import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Schedule, schedule, schedulePicks, scheduleStrength } from '../contract.ts';
import type { clubCalendar } from '#features/sharing/contract/calendars.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { callUrl } from '#platform/api/browser/call.ts';
import { query } from '#platform/api/browser/query.ts';
import { classNames } from '#ui/class-names.ts';
import { Choice } from '#ui/choice.tsx';
import controls from '#ui/controls.module.css';
import { AddressSelect } from '#ui/form/address-select.tsx';
import { Link } from '#ui/link.tsx';
import { Loader } from '#ui/loader.tsx';
import { Stack } from '#ui/stack.tsx';
import { FreshnessNote } from '#ui/time/freshness-note.tsx';
import { MonthDays, WeekDays } from './days.tsx';
import { clubName, describeSpan, scheduleParams } from './schedule-text.ts';
import styles from './schedule.module.css';
import { StrengthPanel } from './strength.tsx';

const minute = 60_000;

type Params = ReturnType<typeof scheduleParams>;

export function scheduleQuery(params: Params) {
  return query<typeof schedule>('GET /api/schedule', { query: params }, { staleTime: 30_000 });
}

export function strengthQuery({ team }: Params) {
  return query<typeof scheduleStrength>('GET /api/schedule/strength', { query: { team } }, { staleTime: 60_000 });
}

export function spanPicksQuery({ date, span }: Params) {
  return query<typeof schedulePicks>('GET /api/schedule/picks', { query: { date, span } });
}

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

function Controls({ shown, params }: { shown: Schedule; params: Params }) {
  const { span, from, previous, next, today } = shown;
  const { team } = params;
  const spanParam = span === 'month' ? { span } : {};
  const at = (date: string | undefined) => paths.schedule({ team, date, ...spanParam });
  return (
    <div className={styles.controls}>
      <nav aria-label={span === 'week' ? 'Week' : 'Month'} className={styles.steps}>
        <Step to={at(previous)} label={`Previous ${span}`}>
          ‹
        </Step>
        <h2>{describeSpan(shown)}</h2>
        <Step to={at(next)} label={`Next ${span}`}>
          ›
        </Step>
        {today === null && <Link to={at(undefined)}>This {span}</Link>}
      </nav>
      <Choice
        label="Span"
        options={[
          { name: 'Week', to: paths.schedule({ team, date: today ?? from }), isChosen: span === 'week' },
          {
            name: 'Month',
            to: paths.schedule({ team, date: today ?? from, span: 'month' }),
            isChosen: span === 'month',
          },
        ]}
      />
      <AddressSelect label="Club" name="team" value={String(team ?? '')} choices={clubChoices} />
    </div>
  );
}

/** The games of a week or month, of every club or of one, with results, starters and the own calls. */
export function ScheduleScreen() {
  const [search] = useSearchParams();
  const params = scheduleParams(search);
  const { team } = params;
  const { user } = useSession();
  const now = useLeagueNow(minute);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...scheduleQuery(params),
    placeholderData: keepPreviousData,
  });
  const { data: strength } = useQuery(strengthQuery(params));
  const { data: own } = useQuery({ ...spanPicksQuery(params), enabled: user !== null });
  const calls = new Map(own?.picks.map(({ gamePk, winnerId }) => [gamePk, winnerId]));
  return (
    <Stack>
      <h1 tabIndex={-1}>{team === undefined ? 'Schedule' : `${clubName(team)} Schedule`}</h1>
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <>
          <Controls shown={data} params={params} />
          <div
            key={`${data.from} ${data.span} ${data.team}`}
            aria-busy={isPlaceholderData}
            data-team={data.team}
            className={styles.days}
          >
            {data.span === 'week' ? (
              <WeekDays schedule={data} calls={calls} />
            ) : (
              <MonthDays schedule={data} calls={calls} />
            )}
          </div>
          <p className={styles.links}>
            {team !== undefined && <Link to={paths.club(team)}>{clubName(team)}</Link>}
            {team !== undefined && (
              <a href={callUrl<typeof clubCalendar>('/api/teams/:teamId/games.ics', { params: { teamId: team } })}>
                Add these games to your calendar
              </a>
            )}
            {data.freshness.isStale && <FreshnessNote freshness={data.freshness} now={now ?? data.freshness.asOf} />}
          </p>
        </>
      )}
      {strength !== undefined && <StrengthPanel strength={strength} team={team} />}
    </Stack>
  );
}
