/** Direction in which a wind blows: degrees clockwise from 'out to center field', seen from behind the plate. */
const bearings: [pattern: RegExp, degrees: number][] = [
  [/out to cf/i, 0],
  [/out to rf/i, 45],
  [/l to r|left to right/i, 90],
  [/in from lf/i, 135],
  [/in from cf/i, 180],
  [/in from rf/i, 225],
  [/r to l|right to left/i, 270],
  [/out to lf/i, 315],
];

/** Degrees for an arrow, or null for a calm, varying or unknown wind. */
export function windBearing(wind: string): number | null {
  return bearings.find(([pattern]) => pattern.test(wind))?.[1] ?? null;
}

/** The wind in the wording of the league; null under a roof, where the league sends '0 mph, None'. */
export function formatWind(wind: string): string | null {
  return /^0 mph, none$/i.test(wind) ? null : wind;
}
