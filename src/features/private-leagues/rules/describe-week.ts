import { formatMonthDay } from '#rules/baseball/days.ts';
import { rankRows } from '#rules/picks/rank-rows.ts';

/** A member's totals of a week. */
export type WeekRow = {
  username: string;
  totalScore: number;
  totalGuessesCorrect: number;
  totalGuessesIncorrect: number;
};

/** `monday`: its first day, YYYY-MM-DD; `isOver`: no game of the week is still to be played */
type PrivateLeagueWeek = { monday: string; isOver: boolean; rows: readonly WeekRow[] };

const listed = 10;

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Lists up to three names in words, and counts the others of more. */
export function listNames(names: readonly string[]): string {
  const [first = ''] = names;
  return names.length > 3 ? `${first} and ${names.length - 1} others` : listFormat.format(names);
}

/** Describes the table of a week with a graded pick, for a feed: who leads or won, and the first ten members. */
export function describeWeek({ monday, isOver, rows }: PrivateLeagueWeek): { title: string; summary: string } {
  const ranked = rankRows(rows);
  const leaders = ranked.filter(({ rank }) => rank === 1);
  const score = leaders[0]?.totalScore ?? 0;
  const verb = isOver ? 'won' : leaders.length === 1 ? 'leads' : 'lead';
  const bases = score === 1 ? '1 total base' : `${score} total bases`;
  const lines = ranked
    .slice(0, listed)
    .map(
      ({ rank, username, totalScore, totalGuessesCorrect, totalGuessesIncorrect }) =>
        `${rank}. ${username} ${totalScore} (${totalGuessesCorrect}–${totalGuessesIncorrect})`,
    );
  const more = ranked.length > listed ? [`and ${ranked.length - listed} more`] : [];
  return {
    title: `Week of ${formatMonthDay(monday)}: ${listNames(leaders.map(({ username }) => username))} ${verb} with ${bases}`,
    summary: [...lines, ...more].join(', '),
  };
}
