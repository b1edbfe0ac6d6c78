import { describeBases } from '#rules/baseball/game/describe.ts';
import type { Bases } from '#rules/baseball/game/model.ts';
import styles from './base-diamond.module.css';

type BaseProps = { x: number; y: number; isTaken: boolean };

function BaseBag({ x, y, isTaken }: BaseProps) {
  return <path d={`M${x} ${y - 9}l9 9l-9 9l-9-9z`} className={isTaken ? styles.taken : styles.free} />;
}

/** The three bases as squares. A filled square has a runner. */
export function BaseDiamond({ bases, size = 44 }: { bases: Bases; size?: number }) {
  return (
    <svg viewBox="0 0 48 36" width={size} height={(size * 36) / 48} role="img" aria-label={describeBases(bases)}>
      <BaseBag x={37} y={25} isTaken={bases.first !== null} />
      <BaseBag x={24} y={11} isTaken={bases.second !== null} />
      <BaseBag x={11} y={25} isTaken={bases.third !== null} />
    </svg>
  );
}
