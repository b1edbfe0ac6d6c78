import type { BattingLine, FieldingLine, PitchingLine } from '../../lines.ts';

type Counts = BattingLine | PitchingLine | FieldingLine;

/** Adds counting statistics by member; other members are taken from the first. Null without lines. */
export function addLines<T extends Counts>(lines: readonly (T | null)[]): T | null {
  const present = lines.filter((line) => line !== null);
  const [first] = present;
  if (first === undefined) return null;
  const total: Record<string, unknown> = { ...first };
  for (const line of present.slice(1)) {
    for (const [name, count] of Object.entries(line)) {
      if (typeof count === 'number') total[name] = Number(total[name] ?? 0) + count;
    }
  }
  return { ...first, ...total };
}

/** One line for each position, in order of first appearance. */
export function addFielding(lines: readonly FieldingLine[]): FieldingLine[] {
  const positions = [...new Set(lines.map(({ position }) => position))];
  return positions.flatMap((position) => addLines(lines.filter((line) => line.position === position)) ?? []);
}
