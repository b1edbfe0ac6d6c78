import type { Situation } from '#rules/baseball/win-probability/win-model.ts';

/** How often a situation occurred, and how many of these games the home team won. */
export type Cell = { situation: Situation; homeWins: number; games: number };

/** Adds up the cells of equal situations. Extra innings without a placed runner count as the ninth. */
export function mergeCells(cells: readonly Cell[]): Cell[] {
  const byKey = new Map<string, Cell>();
  for (const { situation, homeWins, games } of cells) {
    const key = situationKey(situation);
    const before = byKey.get(key);
    if (before) {
      before.homeWins += homeWins;
      before.games += games;
    } else byKey.set(key, { situation, homeWins, games });
  }
  return [...byKey.values()];
}

export function situationKey({ inning, half, outs, bases, homeLead, hasPlacedRunner }: Situation): string {
  const counted = hasPlacedRunner ? inning : Math.min(inning, 9);
  return [counted, half, outs, bases, homeLead].join(' ');
}
