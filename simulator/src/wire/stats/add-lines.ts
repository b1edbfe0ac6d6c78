import { addLine, type BattingLine, type FieldingLine, type PitchingLine } from '../../lines.ts';

type Counts = BattingLine | PitchingLine | FieldingLine;

/** Adds counting statistics by member; other members are taken from the first. Null without lines. */
export function addLines<T extends Counts>(lines: readonly (T | null)[]): T | null {
  const [first, ...others] = lines.filter((line) => line !== null);
  if (first === undefined) return null;
  const total = { ...first };
  for (const line of others) addLine(total, line);
  return total;
}

/** One line for each position, in order of first appearance. */
export function addFielding(lines: readonly FieldingLine[]): FieldingLine[] {
  const positions = [...new Set(lines.map(({ position }) => position))];
  return positions.flatMap((position) => addLines(lines.filter((line) => line.position === position)) ?? []);
}
