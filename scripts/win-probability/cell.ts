import type { Situation } from '#domain/win-probability/win-model.ts';

/** How often a situation came up, and in how many of these games the home side won in the end. */
export type Cell = { situation: Situation; homeWins: number; games: number };

/** The cells of several seasons as one. Situations of extra innings without a placed runner are all one inning. */
export function merged(cells: readonly Cell[]): Cell[] {
  const byKey = new Map<string, Cell>();
  for (const { situation, homeWins, games } of cells) {
    const key = keyOf(situation);
    const before = byKey.get(key);
    if (before) {
      before.homeWins += homeWins;
      before.games += games;
    } else byKey.set(key, { situation, homeWins, games });
  }
  return [...byKey.values()];
}

export function keyOf({ inning, half, outs, bases, homeLead, hasPlacedRunner }: Situation): string {
  const counted = hasPlacedRunner ? inning : Math.min(inning, 9);
  return [counted, half, outs, bases, homeLead].join(' ');
}
