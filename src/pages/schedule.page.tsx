import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { StaleNote } from '#features/league/screen.tsx';
import type { Schedule, schedule, schedulePicks, scheduleStrength } from '#features/schedule/contract.ts';
import type { Opponent, Strength } from '#features/schedule/rules.ts';
import { GameCell, GameLine } from '#features/schedule/screen/game-line.tsx';
import { scheduleHead, scheduleParams, clubName, describeSpan } from '#features/schedule/screen/schedule-text.ts';
import type { clubCalendar } from '#features/sharing/contract.ts';
import type { CallOutput } from '#platform/api/endpoint.ts';
import { callUrl } from '#platform/page/call.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { thousandths } from '#rules/baseball/stats/figures.ts';
import { clubNames, clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import { dateParts, dayText } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import styles from '#features/schedule/screen/schedule.module.css';
import controls from '#ui/kit/controls.module.css';

type Params = ReturnType<typeof scheduleParams>;

function scheduleQuery(params: Params) {
  return query<typeof schedule>('GET /api/schedule', { query: params }, { staleTime: 30_000 });
}

function strengthQuery({ team }: Params) {
  return query<typeof scheduleStrength>('GET /api/schedule/strength', { query: { team } }, { staleTime: 60_000 });
}

function spanPicksQuery({ date, span }: Params) {
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
      <UrlSelect label="Club" name="team" value={String(team ?? '')} choices={clubChoices} />
    </div>
  );
}

/** The games of a week or month, of every club or of one, with results, starters and the own calls. */
function ScheduleScreen() {
  const [search] = useSearchParams();
  const params = scheduleParams(search);
  const { team } = params;
  const { user } = useSession();
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
            <StaleNote freshness={data.freshness} />
          </p>
        </>
      )}
      {strength !== undefined && <StrengthPanel strength={strength} team={team} />}
    </Stack>
  );
}

/** `calls`: the called club by gamePk */
type DaysProps = { schedule: Schedule; calls: ReadonlyMap<number, number> };

const countGames = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

type DayProps = Pick<DaysProps, 'calls'> & { day: Schedule['days'][number]; team: number | null };

function DayGames({ day: { games }, team, calls }: DayProps) {
  if (games.length === 0) return <Text as="p">{team === null ? 'No games' : 'Day off'}</Text>;
  return (
    <Grid columns="small" gap={3}>
      {games.map((game) => (
        <GameLine key={game.gamePk} game={game} calledId={calls.get(game.gamePk)} />
      ))}
    </Grid>
  );
}

/** A day of every club that has passed. Its games are opened, so that the page begins with those of today. */
function PastDay(props: DayProps) {
  const { date, count } = props.day;
  return (
    <details className={classNames(styles.day, styles.past)}>
      <summary>
        <h2>
          {dayText(date)}
          <small>{countGames(count)}</small>
        </h2>
      </summary>
      <DayGames {...props} />
    </details>
  );
}

function Day({ isToday, ...props }: DayProps & { isToday: boolean }) {
  const { date, count } = props.day;
  return (
    <section aria-labelledby={`day-${date}`} className={styles.day} data-today={isToday || undefined}>
      <h2 id={`day-${date}`}>
        <Link to={paths.today({ date })}>{dayText(date)}</Link>
        {isToday && <small>Today</small>}
        {props.team === null && count > 0 && <small>{countGames(count)}</small>}
      </h2>
      <DayGames {...props} />
    </section>
  );
}

/** The days of a week below each other, each with its games. */
function WeekDays({ schedule: { days, today, team }, calls }: DaysProps) {
  return days.map((day) => {
    const props = { day, team, calls };
    const isPast = team === null && today !== null && day.date < today && day.count > 0;
    return isPast ? (
      <PastDay key={day.date} {...props} />
    ) : (
      <Day key={day.date} isToday={day.date === today} {...props} />
    );
  });
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A month as a calendar; on a phone as a list of its days with games. */
function MonthDays({ schedule: { days, from, today, team }, calls }: DaysProps) {
  const offset = (new Date(from).getUTCDay() + 6) % 7;
  return (
    <div className={styles.month}>
      <p aria-hidden="true" className={styles.weekdays}>
        {weekdays.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <ol>
        {Array.from({ length: offset }, (_day, index) => (
          <li key={index} aria-hidden="true" className={styles.blank} />
        ))}
        {days.map(({ date, count, games }) => (
          <li key={date} data-today={date === today || undefined}>
            <Link to={paths.today({ date })} className={styles.date}>
              <span>{dateParts(date).weekday.slice(0, 3)}</span> {Number(date.slice(8))}
              <span className="visually-hidden"> {dateParts(date).monthAndDay.split(' ')[0]}</span>
            </Link>
            {team === null
              ? count > 0 && <span className={styles.count}>{countGames(count)}</span>
              : games.map((game) => (
                  <GameCell key={game.gamePk} game={game} calledId={calls.get(game.gamePk)} teamId={team} />
                ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

const shortName = (teamId: number): string => clubNamesOf(teamId)?.shortName ?? clubName(teamId);

/** '.512' */
const percentage = (value: number | null): string | null => (value === null ? null : thousandths(value));

const club = {
  id: 'club',
  head: 'Club',
  isText: true,
  value: ({ teamId }: { teamId: number }) => shortName(teamId),
  cell: ({ teamId }: { teamId: number }) => <Link to={paths.schedule({ team: teamId })}>{shortName(teamId)}</Link>,
};

const strengthColumns: Column<Strength>[] = [
  club,
  { id: 'w', head: 'W', term: 'wins', value: ({ wins }) => wins, isMore: true },
  { id: 'l', head: 'L', term: 'losses', value: ({ losses }) => losses, isMore: true },
  { id: 'left', head: 'Left', title: 'Games left', value: ({ left }) => left.games },
  { id: 'home', head: 'Home', title: 'Games left at home', value: ({ left }) => left.home },
  {
    id: 'strength',
    head: 'Opp. left',
    title: 'Mean winning percentage of the opponents left',
    value: ({ left }) => percentage(left.percentage),
    heat: { better: 'low' },
  },
  {
    id: 'played',
    head: 'Opp. so far',
    title: 'Mean winning percentage of the opponents so far',
    value: ({ played }) => percentage(played.percentage),
  },
];

const opponentColumns: Column<Opponent>[] = [
  { ...club, head: 'Opponent' },
  { id: 'w', head: 'W', term: 'wins', value: ({ wins }) => wins },
  { id: 'l', head: 'L', term: 'losses', value: ({ losses }) => losses },
  {
    id: 'pct',
    head: 'PCT',
    term: 'pct',
    value: ({ wins, losses }) => percentage(wins + losses === 0 ? null : wins / (wins + losses)),
    heat: { better: 'low' },
  },
  { id: 'left', head: 'Left', title: 'Games left', value: ({ games }) => games },
  { id: 'home', head: 'Home', title: 'Games left at home', value: ({ home }) => home, isMore: true },
  {
    id: 'so-far',
    head: 'So far',
    title: 'Won and lost against this club',
    value: ({ won, lost }) => `${won}–${lost}`,
  },
];

type ScheduleStrength = CallOutput<typeof scheduleStrength>;

/** The opponents that a club has left, or the strength of the schedules of all clubs. */
function StrengthPanel({ strength, team }: { strength: ScheduleStrength; team: number | undefined }) {
  const { season, clubs, opponents } = strength;
  const own = clubs.find(({ teamId }) => teamId === team);
  if (clubs.length === 0) return null;
  if (team === undefined || own === undefined)
    return (
      <Panel title="Opponents by strength">
        <Note>
          The mean winning percentage of the opponents, each game counted. The strongest opponents left come first.
        </Note>
        <Table
          caption={`Strength of the schedules of ${season}`}
          columns={strengthColumns}
          rows={clubs}
          rowKey={({ teamId }) => teamId}
          urlName="strength"
          csvName={`schedule-strength-${season}`}
        />
      </Panel>
    );
  return (
    <Panel title="Opponents left">
      <Note>
        {own.left.games} games are left, {own.left.home} at home. The opponents’ mean winning percentage is{' '}
        {percentage(own.left.percentage) ?? 'unknown'}: {clubs.indexOf(own) + 1} of {clubs.length}, 1 is the hardest.{' '}
        <Link to={paths.schedule()}>All clubs</Link>
      </Note>
      <Table
        caption={`Opponents of the ${clubName(team)} in ${season}`}
        columns={opponentColumns}
        rows={opponents}
        rowKey={({ teamId }) => teamId}
        urlName="opponents"
        csvName={`opponents-${team}-${season}`}
      />
    </Panel>
  );
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = scheduleParams(new URL(request.url).searchParams);
  await Promise.all([
    load(page, scheduleQuery(params)),
    loadIfPossible(page, strengthQuery(params)),
    loadIfPossible(page, sessionQuery).then((user) => user && loadIfPossible(page, spanPicksQuery(params))),
  ]);
  return scheduleHead(params);
}

export { ScheduleScreen as Component };
