import type { RosterEntry } from './roster.ts';

export const hands = ['Left', 'Right', 'Switch'] as const;
export type Hand = (typeof hands)[number];

/** A pitcher's throwing hand or another player's batting side; null if unknown. */
export function handOf({ position, bats, throws }: RosterEntry): Hand | null {
  const name = position?.group === 'pitcher' ? throws : bats;
  return hands.find((hand) => hand === name) ?? null;
}

/** The number of players per hand, without zeros; a player with several entries is counted once. */
export function countHands(entries: readonly RosterEntry[]): { hand: Hand; count: number }[] {
  const players = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  return hands
    .map((hand) => ({ hand, count: players.filter((entry) => handOf(entry) === hand).length }))
    .filter(({ count }) => count > 0);
}

/** The average age in years of the players with a known age; null without any. */
export function averageAge(entries: readonly RosterEntry[]): number | null {
  const ages = [...new Map(entries.map(({ id, age }) => [id, age])).values()].filter((age) => age !== null);
  return ages.length === 0 ? null : ages.reduce((sum, age) => sum + age, 0) / ages.length;
}
