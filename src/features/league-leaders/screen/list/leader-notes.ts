import type { LeagueLeaders } from '../../contract.ts';
import { isSmallestFirst } from '../../rules/leader-lines.ts';

/** Notes on a list: its order, who is eligible, and how many tied players are omitted. */
export function leaderNotes({ leaders, leftOut }: LeagueLeaders): string[] {
  const notes: string[] = [];
  if (isSmallestFirst(leaders)) notes.push('Lowest is best.');
  if (leaders.some(({ value }) => value.includes('.'))) {
    notes.push('Qualified players only.');
  }
  const last = leaders.at(-1);
  if (leftOut > 0 && last) {
    notes.push(`${leftOut} more tied at ${last.value}.`);
  }
  return notes;
}
