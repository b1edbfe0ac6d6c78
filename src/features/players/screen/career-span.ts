import type { StatLine } from '../contract/player.ts';

export type CareerSpan = { first: number; last: number };

/** First and last year of a career; null for fewer than two seasons. */
export function careerSpan(lines: readonly StatLine[]): CareerSpan | null {
  const years = lines.map(({ season }) => Number(season));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return years.length > 1 && Number.isFinite(first + last) ? { first, last } : null;
}
