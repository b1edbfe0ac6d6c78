import type { SkillBoard } from '#contract/skill.ts';
import { Figure } from '../../../ui/board/figure.tsx';
import { RankedTable } from '../../../ui/board/ranked-table.tsx';
import { formatSkill } from '../../../ui/format-skill.ts';
import { formatInterval } from './format-skill.ts';
import styles from './skill-table.module.css';

const heads = { score: 'SKILL', figures: ['95% INTERVAL', 'PICKS THAT COUNT'] };

/** The ranked users of a page of the board of skill. */
export function SkillTable({ board, caption }: { board: SkillBoard; caption: string }) {
  return (
    <RankedTable
      board={board}
      caption={caption}
      className={styles.board}
      heads={heads}
      scoreOf={({ skill }) => formatSkill(skill)}
    >
      {(row) => (
        <>
          <Figure label="95% interval" className={styles.interval}>
            {formatInterval(row)}
          </Figure>
          <Figure label="Picks" className={styles.picks}>
            {row.picks.toLocaleString('en-US')}
            {row.isSettled && <span className={styles.settled}> settled</span>}
          </Figure>
        </>
      )}
    </RankedTable>
  );
}
