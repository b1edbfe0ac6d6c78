import styles from './compare.module.css';

/** A disk, a square and a triangle of the same area around (0, 0): the players differ without color. */
const shapes = ['M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z', 'M-5.3-5.3h10.6v10.6h-10.6z', 'M0-7.2L7 5.6h-14z'] as const;

type PlayerMarkProps = {
  /** the place of the player in the comparison, from 0 */
  index: number;
  teamId: number | undefined;
  isHollow?: boolean;
};

/** The mark of a player, in a drawing. */
export function MarkPath({ index, teamId, isHollow = false }: PlayerMarkProps) {
  return <path className={styles.shape} d={shapes[index]} data-club={teamId} data-hollow={isHollow || undefined} />;
}

/** The mark of a player, in a text. */
export function PlayerMark(props: PlayerMarkProps) {
  return (
    <svg className={styles.mark} viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
      <MarkPath {...props} />
    </svg>
  );
}
