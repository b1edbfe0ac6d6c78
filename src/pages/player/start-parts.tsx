import { useQuery } from '@tanstack/react-query';
import { FollowedPlace } from '#features/followed-players/screen/followed-strip.tsx';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { dayLeadersQuery, playerSearchQuery } from '#features/players/queries/players.ts';
import { toPlayerOption } from '#features/players/screen/player-search.tsx';
import { paths } from '#platform/page/paths.ts';
import { isCalledOff, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import { Time } from '#ui/kit/time.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import styles from '#features/players/screen/bio-card.module.css';

/** What the start page of players has before the first one: the leaders of the day, the followed players, and today's starters. */
export function StartParts() {
  return (
    <>
      <DayLeaders />
      <Followed />
      <Starters />
    </>
  );
}

/** What the followed players do today. The server does not know them. */
function Followed() {
  return <div className={`${styles.followed} needs-script`}>{useIsHydrated() && <FollowedPlace />}</div>;
}

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

/** The results for the search text of a URL. */
export function SearchResults({ text }: { text: string }) {
  const { data } = useQuery(playerSearchQuery(text));
  if (data === undefined) return null;
  return (
    <Panel className={styles.finds} title={<>Found for “{text}”</>}>
      {data.length === 0 ? (
        <p>No results found.</p>
      ) : (
        <ul>
          {data.map(toPlayerOption).map(({ id, label, detail, href }) => (
            <li key={id}>
              <Link to={href}>
                {label}
                <span>{detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
