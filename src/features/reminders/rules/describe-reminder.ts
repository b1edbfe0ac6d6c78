import type { EveningRecord } from '#rules/picks/evening.ts';
import { ordinal } from '#rules/baseball/stats/ordinal.ts';

/** A game without a pick. `locksAt`: epoch ms (UTC) */
type RemindedGame = { awayName: string; homeName: string; locksAt: number };

/** What a reminder says: in a notification `title` and `body`, in a mail also each game. */
export type ReminderText = { kind: 'missing picks' | 'results'; title: string; body: string; lines: string[] };

/** Notifications have room for a few lines. */
const shownGames = 3;

/** Describes the games without a pick, first lock first, with times in the user's time zone. */
export function describeReminder(games: readonly RemindedGame[], timeZone: string): ReminderText {
  const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  const timeOf = ({ locksAt }: RemindedGame) => format.format(locksAt).replaceAll('\u202F', ' ');
  const nameOf = ({ awayName, homeName }: RemindedGame) => `${awayName} at ${homeName}`;
  const [first] = games;
  const more = games.length - shownGames;
  const named = games.slice(0, shownGames).map(nameOf).join(', ');
  return {
    kind: 'missing picks',
    title: games.length === 1 ? '1 game without your pick' : `${games.length} games without your pick`,
    body: `${first === undefined ? '' : `The first lock is at ${timeOf(first)}. `}${named}${more > 0 ? `, and ${more} more` : ''}`,
    lines: games.map((game) => `${nameOf(game)}: locks at ${timeOf(game)}`),
  };
}

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
