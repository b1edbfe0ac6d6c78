import type { PublicPick } from '../../contract.ts';
import type { PickEvent } from '#features/picks/contract/predictions.ts';
import type { PickState } from '#rules/picks/model.ts';

/** A pick for the page. Only the owner receives its history and lock time. */
export type ShownPick = PublicPick & { locksAt?: number | null; history?: readonly PickEvent[] };

export type PickSection = { name: 'Live' | 'Upcoming' | 'Past'; picks: ShownPick[] };

const sectionNames: Record<PickState, PickSection['name']> = {
  open: 'Upcoming',
  locked: 'Upcoming',
  live: 'Live',
  held: 'Live',
  correct: 'Past',
  wrong: 'Past',
  void: 'Past',
};

const startOf = ({ startsAt, officialDate }: ShownPick): number => startsAt ?? Date.parse(`${officialDate}T23:59:59Z`);

/** Groups picks: live, then to come (soonest first), then past (newest first), without empty sections. */
export function pickSections(picks: readonly ShownPick[]): PickSection[] {
  const inOrder = picks.toSorted((one, other) => startOf(one) - startOf(other) || one.gamePk - other.gamePk);
  const named = (name: PickSection['name']) => inOrder.filter(({ state }) => sectionNames[state] === name);
  const sections: PickSection[] = [
    { name: 'Live', picks: named('Live') },
    { name: 'Upcoming', picks: named('Upcoming') },
    { name: 'Past', picks: named('Past').toReversed() },
  ];
  return sections.filter((section) => section.picks.length > 0);
}
