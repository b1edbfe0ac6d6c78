import type { Schedule } from '../contract.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Grid } from '#ui/grid.tsx';
import { Link } from '#ui/link.tsx';
import { dateParts, dayText } from '#ui/time/time-text.ts';
import { GameCell, GameLine } from './game-line.tsx';
import styles from './schedule.module.css';

/** `calls`: the called club by gamePk */
type DaysProps = { schedule: Schedule; calls: ReadonlyMap<number, number> };

const countGames = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

type DayProps = Pick<DaysProps, 'calls'> & { day: Schedule['days'][number]; team: number | null };

function DayGames({ day: { games }, team, calls }: DayProps) {
  if (games.length === 0) return <p className={styles.none}>{team === null ? 'No games' : 'Day off'}</p>;
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
export function WeekDays({ schedule: { days, today, team }, calls }: DaysProps) {
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
export function MonthDays({ schedule: { days, from, today, team }, calls }: DaysProps) {
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
          <li key={date} data-today={date === today || undefined} data-empty={count === 0 || undefined}>
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
