import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import type { ReminderText } from './describe-reminder.ts';

/** A pick with its grade. `bases`: 0 unless it was correct */
export type ResultPick = {
  winnerName: string;
  loserName: string;
  outcome: 'correct' | 'wrong' | 'void';
  bases: number;
};

/** `endedStreak`: the longest streak that a wrong pick ended, 0 without one; `rank`: on the season's board, null without one */
export type EveningResults = {
  picks: readonly ResultPick[];
  streak: number;
  endedStreak: number;
  rank: number | null;
};

const words = { correct: 'right', wrong: 'wrong', void: 'void' } as const;

/** Describes the results of an evening on the morning after: 'Last night: 6–3, 11 bases', 'Streak 4. 48th of the season.' */
export function describeResults({ picks, streak, endedStreak, rank }: EveningResults): ReminderText {
  const count = (of: ResultPick['outcome']) => picks.filter(({ outcome }) => outcome === of).length;
  const bases = picks.reduce((sum, pick) => sum + pick.bases, 0);
  const ended = endedStreak > 0 ? `, after one of ${endedStreak} ended` : '';
  const place = rank === null ? '' : ` ${ordinal(rank)} of the season.`;
  return {
    kind: 'results',
    title: `Last night: ${count('correct')}–${count('wrong')}, ${bases} ${bases === 1 ? 'base' : 'bases'}`,
    body: `Streak ${streak}${ended}.${place}`,
    lines: picks.map(
      (pick) =>
        `${pick.winnerName} over ${pick.loserName}: ${words[pick.outcome]}${pick.bases > 0 ? `, +${pick.bases}` : ''}`,
    ),
  };
}
