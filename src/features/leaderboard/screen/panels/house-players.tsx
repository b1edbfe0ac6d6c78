import { useQuery } from '@tanstack/react-query';
import type { HousePlayer } from '../../contract/house-players.ts';
import { housePlayersQuery } from '../../queries.ts';
import { classNames } from '#ui/class-names.ts';
import { describeHouseRecord, formatCorrectShare } from './house-record-text.ts';
import styles from '../leaderboard.module.css';

function Player({ player }: { player: HousePlayer }) {
  const { name, rule } = player;
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{rule}</small>
        <small>{describeHouseRecord(player)}</small>
      </span>
      <b className={styles.bases}>{formatCorrectShare(player)}</b>
    </li>
  );
}

/** The players that follow one rule each, with their records of the season; they have no places on the boards. */
export function HousePlayers() {
  const { data } = useQuery(housePlayersQuery);
  if (data === undefined) return null;
  return (
    <section aria-labelledby="house-players" className={classNames(styles.panel, styles.scoring)}>
      <h2 id="house-players">House players</h2>
      <p>Each follows one rule in every major-league game. They have no place on the boards.</p>
      <ol>
        {data.players.map((player) => (
          <Player key={player.id} player={player} />
        ))}
      </ol>
    </section>
  );
}
