import { shortUsername } from '#rules/picks/short-username.ts';
import { FanPicture } from '../pictures/fan-picture.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '../link.tsx';
import styles from './board.module.css';

type UserCellsProps = {
  row: { username: string; profilePic: string };
  isOwn: boolean;
  /** what the name leads to; default: the user's page */
  to?: string | undefined;
};

/** The cells with a user's picture and name. */
export function UserCells({ row: { username, profilePic }, isOwn, to }: UserCellsProps) {
  return (
    <>
      <td className={styles.picture}>
        <FanPicture profilePic={profilePic} size={40} />
      </td>
      <th scope="row" className={styles.username}>
        <Link to={to ?? paths.user(username)} title={username}>
          {shortUsername(username)}
        </Link>
        {isOwn && <span className={styles.you}>You</span>}
      </th>
    </>
  );
}
