import type { BattingLine } from './model.ts';

/** Whether a player of the box score entered the game at the place of another batter. */
export function isSubstitute({ substitution }: Pick<BattingLine, 'substitution'>): boolean {
  return substitution > 0;
}
