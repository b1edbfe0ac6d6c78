import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { isCalledOff, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { dateParts } from '#ui/time/time-text.ts';
import { Time } from '#ui/time/time.tsx';
import { dayLeadersQuery } from '../queries.ts';
import styles from './player-start.module.css';

/** The first players of the last day with a result. */
function DayLeaders() {
  const { data } = useQuery(dayLeadersQuery);
  if (data === undefined || data.lists.length === 0) return null;
  return (
    <Panel title={`Leaders of ${dateParts(data.date).monthAndDay}`} className={styles.panel}>
      <div className={styles.lists}>
        {data.lists.map(({ name, leaders }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ol>
              {leaders.map(({ person, teamId, value, line }) => (
                <li key={person.id}>
                  <Emblem teamId={teamId} size={20} />
                  <Link to={paths.player(person.id)}>
                    {person.name}
                    <small>{line}</small>
                  </Link>
                  <b>{value}</b>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Panel>
  );
}

/** The starting pitchers of today's games. */
function Starters() {
  const { data } = useQuery(todaysGamesQuery);
  const games = (data?.games ?? []).filter((game) => !isCalledOff(game));
  if (games.length === 0) return null;
  return (
    <Panel title="Today’s starters" className={styles.panel}>
      <ul className={styles.starters}>
        {games.map((game) => {
          const { away, home } = game.teams;
          const startsAt = scheduledStart(game);
          return (
            <li key={game.gamePk}>
              <Link to={paths.liveGame(game.gamePk)}>
                <span className="visually-hidden">
                  {away.shortName} at {home.shortName},{' '}
                </span>
                {startsAt === null ? 'TBD' : <Time at={startsAt} isTight />}
              </Link>
              {[away, home].map(({ id, probablePitcher: pitcher }) => (
                <span key={id}>
                  <Emblem teamId={id} size={20} />
                  {pitcher === null ? 'Not announced' : <Link to={paths.player(pitcher.id)}>{pitcher.name}</Link>}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** What is shown before a player is chosen: the followed players, and those of the day. */
export function PlayerStart({ followed }: { followed: ReactNode }) {
  return (
    <>
      {followed}
      <DayLeaders />
      <Starters />
    </>
  );
}
