import type { ClubPlayer } from '../../contract.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Note } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import styles from './club.module.css';

type RosterProps = { roster: readonly ClubPlayer[] | null };

const isInjured = ({ status }: ClubPlayer): boolean => status === 'injured' || status === 'injuredSixty';

/** The injured players with the list they are on. */
export function InjuredList({ roster }: RosterProps) {
  const injured = roster?.filter(isInjured) ?? [];
  if (injured.length === 0)
    return (
      <Note isAlone>{roster === null ? 'The roster could not be loaded.' : 'No player is on the injured list.'}</Note>
    );
  return (
    <ul className={styles.injured}>
      {injured.map(({ id, name, position, statusText, note }) => (
        <li key={id}>
          <span>
            <Link to={paths.player(id)}>{name}</Link> {position}
          </span>
          <Text size="sm">
            {statusText}
            {note !== null && `: ${note}`}
          </Text>
        </li>
      ))}
    </ul>
  );
}

const groups = [
  ['pitcher', 'Pitchers'],
  ['catcher', 'Catchers'],
  ['infielder', 'Infielders'],
  ['outfielder', 'Outfielders'],
  ['other', 'Others'],
] as const;

/** The players of the 40-man roster by position. Those who are not active are marked. */
export function RosterLists({ roster }: { roster: readonly ClubPlayer[] }) {
  return (
    <div className={styles.roster}>
      {groups.map(([group, name]) => {
        const players = roster.filter((player) => player.group === group);
        if (players.length === 0) return null;
        return (
          <section key={group} aria-label={name}>
            <h3>
              {name} <small>{players.length}</small>
            </h3>
            <ul>
              {players.map(({ id, name: player, jerseyNumber, status, statusText }) => (
                <li key={id}>
                  <b>{jerseyNumber}</b>
                  <span>
                    <Link to={paths.player(id)}>{player}</Link> {status !== 'active' && <small>{statusText}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
