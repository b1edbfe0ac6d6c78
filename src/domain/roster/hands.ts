import type { RosterEntry } from './roster.ts';

export const hands = ['Left', 'Right', 'Switch'] as const;
export type Hand = (typeof hands)[number];

/** The hand that matters of a player: a pitcher's throwing arm, any other's side at bat; null where it is not told. */
export function handOf({ position, bats, throws }: RosterEntry): Hand | null {
  const told = position?.type === 'Pitcher' ? throws : bats;
  return hands.find((hand) => hand === told) ?? null;
}

/** How many players there are of each hand; hands of nobody are left out, and so is who is listed again. */
export function countHands(entries: readonly RosterEntry[]): { hand: Hand; count: number }[] {
  const players = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  return hands
    .map((hand) => ({ hand, count: players.filter((entry) => handOf(entry) === hand).length }))
    .filter(({ count }) => count > 0);
}

/** Years, on the average of those whose age is told; null of nobody. */
export function averageAge(entries: readonly RosterEntry[]): number | null {
  const ages = [...new Map(entries.map(({ id, age }) => [id, age])).values()].filter((age) => age !== null);
  return ages.length === 0 ? null : ages.reduce((sum, age) => sum + age, 0) / ages.length;
}
