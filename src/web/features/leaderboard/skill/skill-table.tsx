import type { SkillBoard, SkillRow } from '#contract/skill.ts';
import { shortUsername } from '#domain/fans/short-username.ts';
import { FanPicture } from '#web/ui/pictures/fan-picture.tsx';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import styles from '../table/leader-table.module.css';
import { formatInterval, formatSkill } from './format-skill.ts';
import ownStyles from './skill-table.module.css';

/** A figure with the name of its column, which is visible on a phone. */
function Figure({ label, className, children }: { label: string; className?: string; children: React.ReactNode }) {
  return (
    <td className={`${styles.figure} ${className ?? ''}`}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}

function Row({ row, isOwn }: { row: SkillRow; isOwn: boolean }) {
  return (
    <tr className={isOwn ? styles.own : undefined}>
      <td className={styles.place}>
        <b>{row.rank}</b>
      </td>
      <td className={styles.picture}>
        <FanPicture profilePic={row.profilePic} size={40} />
      </td>
      <th scope="row" className={styles.username}>
        <Link to={paths.user(row.username)} title={row.username}>
          {shortUsername(row.username)}
        </Link>
        {isOwn && <span className={styles.you}>You</span>}
      </th>
      <td className={styles.score}>{formatSkill(row.skill)}</td>
      <Figure label="95% interval" className={ownStyles.interval}>
        {formatInterval(row)}
      </Figure>
      <Figure label="Picks" className={ownStyles.picks}>
        {row.picks.toLocaleString('en-US')}
        {row.isSettled && <span className={ownStyles.settled}> settled</span>}
      </Figure>
    </tr>
  );
}

/** The ranked users of a page of the board of skill. */
export function SkillTable({ board, caption }: { board: SkillBoard; caption: string }) {
  return (
    <table className={`${styles.board} ${ownStyles.board}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            PLACE
          </th>
          <th scope="col" className={styles.picture}>
            <span className="visually-hidden">PICTURE</span>
          </th>
          <th scope="col" className={styles.username}>
            USERNAME
          </th>
          <th scope="col" className={styles.score}>
            SKILL
          </th>
          <th scope="col" className={styles.figure}>
            95% INTERVAL
          </th>
          <th scope="col" className={styles.figure}>
            PICKS THAT COUNT
          </th>
        </tr>
      </thead>
      <tbody>
        {board.rows.map((row) => (
          <Row key={row.username} row={row} isOwn={row.username === board.own?.username} />
        ))}
      </tbody>
    </table>
  );
}
