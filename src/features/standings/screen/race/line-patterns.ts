import { clubById } from '#rules/baseball/teams/clubs.ts';

/** Distance in sRGB below which two colors look alike. */
const alikeDistance = 60;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function areAlike(one: string, other: string): boolean {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0))) < alikeDistance;
}

/** Whether the lines of two clubs look alike in the light or the dark theme. All unknown clubs have the same color. */
function areClubsAlike(one: number, other: number): boolean {
  const [a, b] = [clubById(one), clubById(other)];
  if (a === undefined || b === undefined) return a === b;
  return areAlike(a.onLight, b.onLight) || areAlike(a.onDark, b.onDark);
}

/** Assigns a dash pattern to each club, 0 for a solid line. Clubs with similar colors get different patterns. */
export function linePatterns(clubs: readonly number[]): number[] {
  const patterns: number[] = [];
  for (const [index, club] of clubs.entries()) {
    const usedPatterns = new Set(patterns.filter((_, earlier) => areClubsAlike(clubs[earlier] ?? 0, club)));
    patterns[index] = [0, 1, 2, 3, 4].find((pattern) => !usedPatterns.has(pattern)) ?? 0;
  }
  return patterns;
}
