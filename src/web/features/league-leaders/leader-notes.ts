import type { LeagueLeaders } from '#contract/league-leaders.ts';
import { isSmallestFirst } from '#domain/leaders/leader-lines.ts';

/** What has to be said of a list: how it is ordered, who may be on it, and whom it leaves out. */
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
