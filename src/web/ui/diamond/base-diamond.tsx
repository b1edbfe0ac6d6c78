import type { Bases } from '#domain/game/model.ts';
import styles from './base-diamond.module.css';

const baseNames = { first: 'first', second: 'second', third: 'third' } as const;

/** 'Runners on first and third', 'Bases loaded', 'Bases empty' */
export function basesText(bases: Bases): string {
  const taken = ([1, 2, 3] as const).filter((base) => [bases.first, bases.second, bases.third][base - 1] !== null);
  if (taken.length === 0) return 'Bases empty';
  if (taken.length === 3) return 'Bases loaded';
  const names = taken.map((base) => [baseNames.first, baseNames.second, baseNames.third][base - 1]);
  return `${taken.length === 1 ? 'Runner' : 'Runners'} on ${names.join(' and ')}`;
}

type BaseProps = { x: number; y: number; isTaken: boolean };

function BaseBag({ x, y, isTaken }: BaseProps) {
  return <path d={`M${x} ${y - 9}l9 9l-9 9l-9-9z`} className={isTaken ? styles.taken : styles.free} />;
}

/** The three bases as squares. A filled square has a runner. */
export function BaseDiamond({ bases, size = 44 }: { bases: Bases; size?: number }) {
  return (
    <svg viewBox="0 0 48 36" width={size} height={(size * 36) / 48} role="img" aria-label={basesText(bases)}>
      <BaseBag x={37} y={25} isTaken={bases.first !== null} />
      <BaseBag x={24} y={11} isTaken={bases.second !== null} />
      <BaseBag x={11} y={25} isTaken={bases.third !== null} />
    </svg>
  );
}
