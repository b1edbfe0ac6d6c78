import { clubById } from '#domain/teams/clubs.ts';

/** Distance of two colours in sRGB below which lines look alike. */
const nearness = 60;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function areAlike(one: string, other: string): boolean {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0))) < nearness;
}

/** Whether the lines of two clubs look alike on light or on dark paper. Unknown clubs are all drawn in ink. */
function lookAlike(one: number, other: number): boolean {
  const [a, b] = [clubById(one), clubById(other)];
  if (a === undefined || b === undefined) return a === b;
  return areAlike(a.onLight, b.onLight) || areAlike(a.onDark, b.onDark);
}

/** For each club a pattern of line, 0 unbroken, such that clubs of like colours have different ones. */
export function linePatterns(clubs: readonly number[]): number[] {
  const patterns: number[] = [];
  for (const [index, club] of clubs.entries()) {
    const taken = new Set(patterns.filter((_, earlier) => lookAlike(clubs[earlier] ?? 0, club)));
    patterns[index] = [0, 1, 2, 3, 4].find((pattern) => !taken.has(pattern)) ?? 0;
  }
  return patterns;
}
