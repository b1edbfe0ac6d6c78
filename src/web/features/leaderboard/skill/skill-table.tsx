import type { SkillBoard, SkillRow } from '#contract/skill.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ColumnHeads } from '../table/column-heads.tsx';
import { Figure } from '../table/figure.tsx';
import styles from '../table/leader-table.module.css';
import { UserCells } from '../table/user-cells.tsx';
import { formatInterval, formatSkill } from './format-skill.ts';
import ownStyles from './skill-table.module.css';

const figures = ['95% INTERVAL', 'PICKS THAT COUNT'];

function Row({ row, isOwn }: { row: SkillRow; isOwn: boolean }) {
  return (
    <tr className={isOwn ? styles.own : undefined}>
      <td className={styles.place}>
        <b>{row.rank}</b>
      </td>
      <UserCells row={row} isOwn={isOwn} />
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
    <table className={classNames(styles.board, ownStyles.board)}>
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads score="SKILL" figures={figures} />
      <tbody>
        {board.rows.map((row) => (
          <Row key={row.username} row={row} isOwn={row.username === board.own?.username} />
        ))}
      </tbody>
    </table>
  );
}
