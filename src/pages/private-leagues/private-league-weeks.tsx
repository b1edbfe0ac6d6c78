import { useQuery } from '@tanstack/react-query';
import { refetchWhenCounted } from '#features/leaderboard/queries.ts';
import type { PrivateLeagueWeeks } from '#features/private-leagues/contract.ts';
import { privateLeagueWeeksQuery } from '#features/private-leagues/queries.ts';
import { listNames } from '#features/private-leagues/rules/describe-week.ts';
import type { PrivateLeagueEvent, WeekLeaders as Week } from '#features/private-leagues/rules/private-league-weeks.ts';
import { paths } from '#platform/page/paths.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { Grid } from '#ui/kit/grid.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { dateParts, dayInZone, leagueZone, useViewerZone } from '#ui/kit/time-text.ts';
import { UserPicture } from '#ui/kit/user-picture.tsx';
import styles from './evening-grid.module.css';

const listUsers = (names: readonly string[]): string => listNames(names.map(shortUsername));

const countBases = (score: number): string => (score === 1 ? '1 base' : `${score} bases`);
const monthAndDay = (date: string): string => dateParts(date).monthAndDay;

function describeWeek({ names, score, monday }: Week, isOver: boolean): string {
  if (isOver) return `${listUsers(names)} won the week of ${monthAndDay(monday)} with ${countBases(score)}.`;
  return `${listUsers(names)} ${names.length === 1 ? 'leads' : 'lead'} this week with ${countBases(score)}.`;
}

/** Who won the last week, and who leads this one; nothing while results are counted, which the table says. */
export function WeekLeaders({ leagueId }: { leagueId: number }) {
  const { data } = useQuery({ ...privateLeagueWeeksQuery(leagueId), refetchInterval: refetchWhenCounted });
  if (data === undefined) return null;
  const { lastWeek, thisWeek } = data;
  if (lastWeek === null && thisWeek === null) return null;
  return (
    <div className={styles.weeks}>
      {lastWeek !== null && (
        <p>
          <b>{describeWeek(lastWeek, true)}</b>
        </p>
      )}
      {thisWeek !== null && <p>{describeWeek(thisWeek, false)}</p>}
    </div>
  );
}

function Rivals({ rivals }: { rivals: PrivateLeagueWeeks['rivals'] }) {
  return (
    <Panel title="Head to head">
      <p>Games of the season that you called differently: won by you, then by the other.</p>
      <ul className={styles.list}>
        {rivals.map(({ username, profilePic, wins, losses }) => (
          <li key={username}>
            <UserPicture profilePic={profilePic} size={28} />
            <Link to={paths.user(username)} title={username}>
              {shortUsername(username)}
            </Link>
            <b>{`${wins}–${losses}`}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const describeEvent = (event: PrivateLeagueEvent): string =>
  event.kind === 'joined'
    ? `${shortUsername(event.username)} joined`
    : `${listUsers(event.names)} won the week of ${monthAndDay(event.monday)}`;

function Events({ events }: { events: readonly PrivateLeagueEvent[] }) {
  const zone = useViewerZone() ?? leagueZone;
  return (
    <Panel title="What happened">
      <ul className={styles.list}>
        {events.map((event) => {
          const date = dayInZone(event.at, zone);
          return (
            <li key={`${event.kind} ${event.kind === 'joined' ? event.username : event.monday}`}>
              {describeEvent(event)}
              {event.kind === 'joined' && <time dateTime={date}>{monthAndDay(date)}</time>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The own record against each other member, and what happened in the league. */
export function PrivateLeagueStory({ leagueId }: { leagueId: number }) {
  const { data } = useQuery({ ...privateLeagueWeeksQuery(leagueId), refetchInterval: refetchWhenCounted });
  if (data === undefined) return null;
  return (
    <Grid columns="wide" gap={5}>
      {data.rivals.length > 0 && <Rivals rivals={data.rivals} />}
      <Events events={data.events} />
    </Grid>
  );
}
