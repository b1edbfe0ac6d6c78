import type { Podium } from '../../contract/leaderboard.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { Link } from '#ui/link.tsx';
import { FanPicture } from '#ui/pictures/fan-picture.tsx';
import { dateParts } from '#ui/time/time-text.ts';
import styles from '../leaderboard.module.css';

/** The first three of last week, in a row. */
export function LastWeek({ podium: { monday, rows } }: { podium: Podium }) {
  return (
    <section className={styles.podium} aria-labelledby="last-week">
      <h2 id="last-week">{`Week of ${dateParts(monday).monthAndDay}`}</h2>
      <ol>
        {rows.map(({ rank, username, profilePic, totalScore }) => (
          <li key={username}>
            {`${rank}. `}
            <FanPicture profilePic={profilePic} size={24} />
            <Link to={paths.user(username)} title={username}>
              {shortUsername(username)}
            </Link>
            {` ${totalScore}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
