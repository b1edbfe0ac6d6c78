import type { LeagueLeaders } from '#contract/league-leaders.ts';
import { isSmallestFirst } from '#domain/leaders/leader-lines.ts';

/** Notes on a list: its order, who is eligible, and how many tied players are omitted. */
export function leaderNotes({ leaders, leftOut }: LeagueLeaders): string[] {
  const notes: string[] = [];
  if (isSmallestFirst(leaders)) notes.push('The smallest value leads.');
  if (leaders.some(({ value }) => value.includes('.'))) {
    notes.push('Only who has enough plate appearances, innings or games to qualify is ranked.');
  }
  const last = leaders.at(-1);
  if (leftOut > 0 && last) {
    notes.push(`${leftOut} more ${leftOut === 1 ? 'is' : 'are'} level with the last at ${last.value}.`);
  }
  return notes;
}
