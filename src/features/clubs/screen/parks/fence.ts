import type { DistanceName, Park } from '../../rules/park.ts';
import type { FieldPoint } from '#ui/field/field-geometry.ts';

/** Degrees from center field, to the right. */
const directions: readonly (readonly [DistanceName, number])[] = [
  ['leftLine', -45],
  ['left', -34],
  ['leftCenter', -22.5],
  ['center', 0],
  ['rightCenter', 22.5],
  ['right', 34],
  ['rightLine', 45],
];

/** Points between two measured ones. */
const steps = 6;

/** `feet`: the distance where it is measured, null between */
export type FencePoint = FieldPoint & { feet: number | null };

function pointAt(degrees: number, feet: number): FieldPoint {
  const angle = (degrees * Math.PI) / 180;
  return { x: feet * Math.sin(angle), y: feet * Math.cos(angle) };
}

/** A smooth line of the fence through its measured distances, from left to right. Empty without both lines and center field. */
export function fencePoints(distances: Park['distances']): FencePoint[] {
  if (distances.leftLine === null || distances.center === null || distances.rightLine === null) return [];
  const measured = directions.flatMap(([name, degrees]) => {
    const feet = distances[name];
    return feet === null ? [] : [{ degrees, feet }];
  });
  return measured.flatMap(({ degrees, feet }, index) => {
    const next = measured[index + 1];
    const own = { ...pointAt(degrees, feet), feet };
    if (next === undefined) return [own];
    const between = Array.from({ length: steps - 1 }, (_step, step) => {
      const share = (step + 1) / steps;
      // eased, so that the line has no corners where it is measured
      const eased = (1 - Math.cos(Math.PI * share)) / 2;
      return {
        ...pointAt(degrees + (next.degrees - degrees) * share, feet + (next.feet - feet) * eased),
        feet: null,
      };
    });
    return [own, ...between];
  });
}
