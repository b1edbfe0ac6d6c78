import type { PlateAppearance } from '#rules/baseball/game/model.ts';

/** The zone that the upstream sends where a park does not measure one. */
const isDefaultZone = ({ zoneTop, zoneBottom }: PlateAppearance): boolean => zoneTop === 3.49 && zoneBottom === 1.601;

/**
 * Whether a zone can be drawn: pitch locations are known, or there is no pitch yet but the batter's zone is known.
 * The picture therefore has its place before the first pitch.
 */
export function isZoneKnown(now: PlateAppearance | null, plays: PlateAppearance[]): boolean {
  const all = now === null ? plays : [now, ...plays];
  const pitches = all.flatMap((play) => play.pitches);
  if (pitches.length === 0) return now !== null && !isDefaultZone(now);
  return pitches.some(({ x, z }) => x !== null && z !== null);
}
