import type { PitchResult } from '#rules/baseball/game/model.ts';
import styles from './strike-zone.module.css';

type Props = { result: PitchResult; number?: number; radius: number };

/** A pitch's numbered mark around (0, 0). Shape and color both show the result. */
export function PitchMark({ result, number, radius }: Props) {
  return (
    <g className={styles.mark} data-result={result}>
      <path d={markPath(result, radius)} className={styles.shape} strokeWidth={radius * 0.34} />
      {number !== undefined && (
        <text className={styles.number} fontSize={radius * (number > 9 ? 1.1 : 1.35)} dy="0.36em">
          {number}
        </text>
      )}
    </g>
  );
}

/** A pitch's mark as an icon within text; its meaning is in the text next to it. */
export function MarkIcon({ result, number, size = 26 }: { result: PitchResult; number?: number; size?: number }) {
  return (
    <svg viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true">
      <PitchMark result={result} number={number} radius={9.4} />
    </svg>
  );
}

const shown: PitchResult[] = ['ball', 'called', 'swinging', 'foul', 'inPlayOut', 'inPlayHit'];

/** Color and shape of the common results, always in the same order. */
export function MarkLegend() {
  return (
    <ul className={styles.legend} aria-label="Pitch marks">
      {shown.map((result) => (
        <li key={result}>
          <MarkIcon result={result} size={16} />
          {markNames[result]}
        </li>
      ))}
    </ul>
  );
}

type Corner = readonly [x: number, y: number];

/** Corners in multiples of the radius, y down; null for a circle. */
const corners: Record<PitchResult, readonly Corner[] | null> = {
  ball: null,
  called: [
    [-0.92, -0.92],
    [0.92, -0.92],
    [0.92, 0.92],
    [-0.92, 0.92],
  ],
  swinging: [
    [0, -1.45],
    [1.35, 0.95],
    [-1.35, 0.95],
  ],
  foul: [
    [0, -1.38],
    [1.38, 0],
    [0, 1.38],
    [-1.38, 0],
  ],
  hitByPitch: [
    [-0.5, -1.25],
    [0.5, -1.25],
    [0.5, -0.5],
    [1.25, -0.5],
    [1.25, 0.5],
    [0.5, 0.5],
    [0.5, 1.25],
    [-0.5, 1.25],
    [-0.5, 0.5],
    [-1.25, 0.5],
    [-1.25, -0.5],
    [-0.5, -0.5],
  ],
  inPlayOut: [
    [-1, -1],
    [1, -1],
    [1, 0.25],
    [0, 1.25],
    [-1, 0.25],
  ],
  inPlayHit: burst(8, 1.45, 1.02),
  other: [
    [-0.6, -1.04],
    [0.6, -1.04],
    [1.2, 0],
    [0.6, 1.04],
    [-0.6, 1.04],
    [-1.2, 0],
  ],
};

function burst(rays: number, outer: number, inner: number): Corner[] {
  return Array.from({ length: rays * 2 }, (_, index) => {
    const angle = (Math.PI * index) / rays;
    const reach = index % 2 === 0 ? outer : inner;
    return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const;
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The outline of a result's mark around (0, 0) as an SVG path; `radius` is the ball's, in the units of the picture. */
export function markPath(result: PitchResult, radius: number): string {
  const outline = corners[result];
  if (!outline)
    return `M${-radius},0a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;
  return `M${outline.map(([x, y]) => `${round(x * radius)},${round(y * radius)}`).join('L')}Z`;
}

/** The name of each result, for the legend. */
export const markNames: Record<PitchResult, string> = {
  ball: 'Ball',
  called: 'Called strike',
  swinging: 'Swinging strike',
  foul: 'Foul',
  hitByPitch: 'Hit by pitch',
  inPlayOut: 'In play, out',
  inPlayHit: 'In play, safe',
  other: 'Other',
};
