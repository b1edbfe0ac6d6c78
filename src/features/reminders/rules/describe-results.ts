import type { EveningRecord } from '#rules/picks/evening.ts';
import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import type { ReminderText } from './describe-reminder.ts';

/** A pick with its grade. `bases`: 0 unless it was correct */
export type ResultPick = {
  winnerName: string;
  loserName: string;
  outcome: 'correct' | 'wrong' | 'void';
  bases: number;
};

/** `rank`: on the season's board, null without one */
export type EveningResults = { picks: readonly ResultPick[]; record: EveningRecord; rank: number | null };

const words = { correct: 'right', wrong: 'wrong', void: 'void' } as const;

/** Describes the results of an evening on the morning after: 'Last night: 6–3, 11 bases', 'Streak 4. 48th of the season.' */
export function describeResults({ picks, record, rank }: EveningResults): ReminderText {
  const { correct, wrong, bases, streak, endedStreak } = record;
  const ended = endedStreak > 0 ? `, after one of ${endedStreak} ended` : '';
  const place = rank === null ? '' : ` ${ordinal(rank)} of the season.`;
  return {
    kind: 'results',
    title: `Last night: ${correct}–${wrong}, ${bases} ${bases === 1 ? 'base' : 'bases'}`,
    body: `Streak ${streak ?? 0}${ended}.${place}`,
    lines: picks.map(
      (pick) =>
        `${pick.winnerName} over ${pick.loserName}: ${words[pick.outcome]}${pick.bases > 0 ? `, +${pick.bases}` : ''}`,
    ),
  };
}
