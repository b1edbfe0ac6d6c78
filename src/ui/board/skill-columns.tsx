import { formatInterval } from '../format-skill.ts';
import { Figure } from './figure.tsx';
import styles from './figures.module.css';

/** The columns of a board of skill, for `RankedTable`. */
export const skillColumns = {
  className: styles.board,
  heads: { score: 'SKILL', figures: ['95% INTERVAL', 'PICKS THAT COUNT'] },
};

type SkillFigures = { low: number; high: number; picks: number; isSettled: boolean };

/** The figures of a user beside the skill; null before the first pick that counts. */
export function SkillFigureCells({ figures }: { figures: SkillFigures | null }) {
  return (
    <>
      <Figure label="95% interval" className={styles.interval}>
        {figures === null ? '–' : formatInterval(figures)}
      </Figure>
      <Figure label="Picks" className={styles.picks}>
        {(figures?.picks ?? 0).toLocaleString('en-US')}
        {figures?.isSettled === true && <span className={styles.settled}> settled</span>}
      </Figure>
    </>
  );
}
