import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { StaleNote } from '#features/league/screen.tsx';
import type { Schedule, schedule, schedulePicks, scheduleStrength } from '#features/schedule/contract.ts';
import { filterDays, nextGame } from '#features/schedule/rules/club-games.ts';
import { ClubGamesTable } from '#features/schedule/screen/club-games-table.tsx';
import { GameCell, GameLine } from '#features/schedule/screen/game-line.tsx';
import { clubName, scheduleFilter, scheduleHead, scheduleParams } from '#features/schedule/screen/schedule-text.ts';
import type { clubCalendar } from '#features/sharing/contract.ts';
import { callUrl } from '#platform/page/call.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { orderGames } from '#rules/baseball/game/order-games.ts';
import { Card } from '#ui/kit/card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import { dateParts, dayText } from '#ui/kit/time-text.ts';
import { ScheduleControls } from './schedule-controls.tsx';
import { StrengthPanel } from './strength-panel.tsx';
import styles from '#features/schedule/screen/schedule.module.css';

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

/** The games of a week or month, of every club or of one, with results, starters and the own calls. */
function ScheduleScreen() {
  const [search] = useSearchParams();
  const params = scheduleParams(search);
  const filter = scheduleFilter(search);
  const isFiltered = filter.weekday !== undefined || filter.place !== undefined;
  const { team } = params;
  const { user } = useSession();
  const { data, isPlaceholderData, refetch } = useQuery({
    ...scheduleQuery(params),
    placeholderData: keepPreviousData,
  });
  const { data: strength } = useQuery(strengthQuery(params));
  const { data: own } = useQuery({ ...spanPicksQuery(params), enabled: user !== null });
  const calls = user === null ? null : new Map(own?.picks.map(({ gamePk, winnerId }) => [gamePk, winnerId]));
  return (
    <Stack>
      <h1 tabIndex={-1}>{team === undefined ? 'Schedule' : `${clubName(team)} Schedule`}</h1>
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <>
          <ScheduleControls shown={data} params={params} filter={filter} />
          <div
            key={`${data.from} ${data.span} ${data.team}`}
            aria-busy={isPlaceholderData}
            data-team={data.team}
            data-filtered={isFiltered || undefined}
            className={styles.days}
          >
            <Days
              schedule={{ ...data, days: filterDays(data.days, filter, data.team) }}
              isFiltered={isFiltered}
              calls={calls}
            />
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

type FilteredProps = { schedule: Schedule; isFiltered: boolean; calls: DaysProps['calls'] | null };

/** The days of a span. Of a week, a filter leaves out the days without such games. */
function Days({ schedule, isFiltered, calls }: FilteredProps) {
  const { days, span, team, from, today } = schedule;
  if (span === 'month') return <MonthDays schedule={schedule} calls={calls ?? new Map()} />;
  if ((isFiltered || span === 'ahead') && days.every(({ count }) => count === 0))
    return <Note isAlone>There are no such games on these days.</Note>;
  if (span === 'week') {
    const shown = isFiltered ? days.filter(({ count }) => count > 0) : days;
    return <WeekDays schedule={{ ...schedule, days: shown }} calls={calls ?? new Map()} />;
  }
  if (team === null) return null;
  const games = days.flatMap((day) => day.games);
  const earlier = today === null ? [] : games.filter(({ officialDate }) => officialDate < today);
  const shared = {
    teamId: team,
    next: today === null ? undefined : nextGame(games, today)?.gamePk,
    calls,
  };
  return (
    <>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>Earlier games</summary>
          <Card>
            <ClubGamesTable {...shared} games={earlier} caption="Games of the two weeks before" />
          </Card>
        </details>
      )}
      <Card>
        <ClubGamesTable
          {...shared}
          games={games.slice(earlier.length)}
          caption={`Games of the ${clubName(team)}`}
          csvName={`games-${team}-${from}`}
        />
      </Card>
    </>
  );
}

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

/** A day of every club that has passed. Its games are opened. */
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
  const { date, count, games } = props.day;
  const day = isToday && props.team === null ? { ...props.day, games: orderGames(games) } : props.day;
  return (
    <section aria-labelledby={`day-${date}`} className={styles.day} data-today={isToday || undefined}>
      <h2 id={`day-${date}`}>
        <Link to={paths.today({ date })}>{dayText(date)}</Link>
        {isToday && <small>Today</small>}
        {props.team === null && count > 0 && <small>{countGames(count)}</small>}
      </h2>
      <DayGames {...props} day={day} />
    </section>
  );
}

/** The days of a week below each other, each with its games. Those of every club begin with today: the earlier ones are opened. */
function WeekDays({ schedule: { days, today, team }, calls }: DaysProps) {
  const isPast = ({ date }: Schedule['days'][number]) => team === null && today !== null && date < today;
  const shown = days.map((day) => {
    const props = { day, team, calls };
    return isPast(day) && day.count > 0 ? (
      <PastDay key={day.date} {...props} />
    ) : (
      <Day key={day.date} isToday={day.date === today} {...props} />
    );
  });
  const past = days.filter(isPast);
  if (past.length < 2) return shown;
  return (
    <>
      <details className={classNames(styles.day, styles.past)}>
        <summary>
          <h2>
            Earlier this week
            <small>{countGames(past.reduce((sum, { count }) => sum + count, 0))}</small>
          </h2>
        </summary>
        <div className={styles.days}>{shown.slice(0, past.length)}</div>
      </details>
      {shown.slice(past.length)}
    </>
  );
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
