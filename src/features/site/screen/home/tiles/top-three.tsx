import { useQuery } from '@tanstack/react-query';
import { shortUsername } from '#rules/picks/short-username.ts';
import { leaderboardQuery } from '#features/leaderboard/queries.ts';
import { FanPicture } from '#ui/pictures/fan-picture.tsx';
import styles from './tile.module.css';

/** The first three places of the leaderboard. */
export function TopThree() {
  const { data } = useQuery(leaderboardQuery({ period: 'season' }));
  if (!data) return <p className={styles.topThreeNone}>The leaderboard is not shown.</p>;
  const rows = data.rows.slice(0, 3);
  if (rows.length === 0) return <p className={styles.topThreeNone}>First, second and third place are free.</p>;
  return (
    <ol className={styles.top}>
      {rows.map(({ username, rank, profilePic, totalScore }) => (
        <li key={username}>
          <b>{rank}</b>
          <FanPicture profilePic={profilePic} size={28} />
          <span>{shortUsername(username)}</span>
          <b>{totalScore}</b>
        </li>
      ))}
    </ol>
  );
}
