import type { Base } from '#rules/baseball/game/model.ts';
import styles from './ground.module.css';

/** A point on the field in feet from home plate: x toward the first-base side, y toward center field. */
export type FieldPoint = { x: number; y: number };

/** Rule 2.01: 90 feet between bases, 60 feet 6 inches to the pitcher's plate. */
const basePath = 90;
const toCorner = basePath / Math.SQRT2;

export const mound: FieldPoint = { x: 0, y: 60.5 };
export const bases: Record<Base, FieldPoint> = {
  1: { x: toCorner, y: toCorner },
  2: { x: 0, y: 2 * toCorner },
  3: { x: -toCorner, y: toCorner },
};

/** A typical park: 330 feet down the lines, 400 feet to center field. */
const linesLength = 330;
const lineEnds = {
  left: { x: -linesLength / Math.SQRT2, y: linesLength / Math.SQRT2 },
  right: { x: linesLength / Math.SQRT2, y: linesLength / Math.SQRT2 },
};
/** Radius in feet of the fence, an arc through the ends of both foul lines and center field. */
const fenceRadius = (() => {
  const chordHalf = lineEnds.right.x;
  const rise = 400 - lineEnds.right.y;
  return (chordHalf ** 2 + rise ** 2) / (2 * rise);
})();

export const picture = { left: -250, right: 250, bottom: -34, top: 412 } as const;

const round = (feet: number): number => Math.round(feet * 10) / 10;
/** Converts a point to picture coordinates: feet, with another origin and y pointing down. */
export function svgX(x: number): number {
  return round(x - picture.left);
}

export function svgY(y: number): number {
  return round(picture.top - y);
}

export const viewBox = `0 0 ${picture.right - picture.left} ${picture.top - picture.bottom}`;

/** Usual positions of the fielders, in feet. */
export const positions: Record<string, FieldPoint> = {
  P: mound,
  C: { x: 0, y: -16 },
  '1B': { x: 96, y: 112 },
  '2B': { x: 66, y: 172 },
  SS: { x: -66, y: 172 },
  '3B': { x: -96, y: 112 },
  LF: { x: -145, y: 262 },
  CF: { x: 0, y: 318 },
  RF: { x: 145, y: 262 },
};

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
