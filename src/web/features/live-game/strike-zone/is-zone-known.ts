import type { PlateAppearance } from '#domain/game/model.ts';

/** The specification's zone, which stands in where a park measures none. */
const isDefaultZone = ({ zoneTop, zoneBottom }: PlateAppearance): boolean => zoneTop === 3.49 && zoneBottom === 1.601;

/**
 * Whether there is a zone to draw: this park locates pitches, or has not thrown any but knows the batter's own zone.
 * The picture thus has its place before the first pitch.
 */
export function isZoneKnown(now: PlateAppearance | null, plays: PlateAppearance[]): boolean {
  const all = now === null ? plays : [now, ...plays];
  const pitches = all.flatMap((play) => play.pitches);
  if (pitches.length === 0) return now !== null && !isDefaultZone(now);
  return pitches.some(({ x, z }) => x !== null && z !== null);
}
