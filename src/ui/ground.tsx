import { bases, type FieldPoint, fenceRadius, lineEnds, mound, svgX, svgY } from './field-geometry.ts';
import styles from './ground.module.css';

const at = ({ x, y }: FieldPoint): string => `${svgX(x)} ${svgY(y)}`;

/** The path of the outfield fence of a typical park. */
export const typical = `M${at(lineEnds.left)}A${fenceRadius} ${fenceRadius} 0 0 1 ${at(lineEnds.right)}`;
/** Rule 2.01: the grass line is an arc with a radius of 95 feet around the pitcher's plate. */
const skinStart = { x: -112, y: 112 };
const skinEnd = { x: 112, y: 112 };
const skin = `M${at({ x: 0, y: -4 })}L${at(skinStart)}A95 95 0 0 1 ${at(skinEnd)}Z`;
const infield = `M${at({ x: 0, y: 16 })}L${at({ x: 47, y: 63.6 })}L${at({ x: 0, y: 111 })}L${at({ x: -47, y: 63.6 })}Z`;

/** The grass, dirt and chalk lines of a field, to scale. `fence`: its points from left to right; by default that of a typical park */
export function Ground({ fence }: { fence?: readonly FieldPoint[] | undefined }) {
  const track = fence === undefined ? typical : `M${fence.map(at).join('L')}`;
  const [left, right] = [fence?.[0] ?? lineEnds.left, fence?.at(-1) ?? lineEnds.right];
  return (
    <g aria-hidden="true">
      <path className={styles.grass} d={`${track}L${at({ x: 0, y: 0 })}Z`} />
      <path className={styles.track} d={track} />
      <path className={styles.dirt} d={skin} />
      <circle className={styles.dirt} cx={svgX(0)} cy={svgY(0)} r={20} />
      <path className={styles.grass} d={infield} />
      <circle className={styles.dirt} cx={svgX(mound.x)} cy={svgY(mound.y)} r={10} />
      <path className={styles.chalk} d={`M${at(left)}L${at({ x: 0, y: 0 })}L${at(right)}`} />
      <path className={styles.chalk} d={`M${at(bases[3])}L${at(bases[2])}L${at(bases[1])}`} opacity={0.45} />
    </g>
  );
}
