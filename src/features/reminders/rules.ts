import { pages } from '#platform/api/pages.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import type { EveningRecord } from '#rules/picks/evening.ts';
import type { LockingGame } from '#rules/picks/next-lock.ts';

/** A reminder comes at most this long before the first lock of a game without a pick. */
const reminderLeadMinutes = 60;

const leadMs = reminderLeadMinutes * 60_000;

type MissingPick = { gamePk: number; locksAt: number };

/** The games of a day that can still be picked and have no pick, by their lock. Games without a time are left out. */
function missingPicks(games: readonly LockingGame[], now: number): MissingPick[] {
  return games
    .flatMap(({ gamePk, locksAt, isOpen, hasPick }) =>
      isOpen && !hasPick && locksAt !== null && now < locksAt ? [{ gamePk, locksAt }] : [],
    )
    .toSorted((one, other) => one.locksAt - other.locksAt || one.gamePk - other.gamePk);
}

/** Whether the first lock of these games is so near that a reminder is due at `now` (epoch ms, UTC). */
function isNear([first]: readonly MissingPick[], now: number): boolean {
  return first !== undefined && now >= first.locksAt - leadMs;
}

/** Whether a reminder can be due at `now` (epoch ms, UTC) for a user without picks; if not, none is due for any user. */
export function isReminderTime(games: readonly LockingGame[], now: number): boolean {
  return isNear(
    missingPicks(
      games.map((game) => ({ ...game, hasPick: false })),
      now,
    ),
    now,
  );
}

/**
 * Returns the games without a pick, first lock first, if a reminder is due at `now` (epoch ms, UTC), else null. In quiet hours none
 * is due. A lock that passes in them is not made up for: then the next lock of a missing pick counts.
 */
export function dueReminder(games: readonly LockingGame[], quiet: QuietHours, now: number): MissingPick[] | null {
  const missing = missingPicks(games, now);
  return isNear(missing, now) && !isQuiet(quiet, now) ? missing : null;
}

/** Hours (0 to 23) in which a user wants no reminder: from the start of `from` until the start of `to`. Equal hours: never. */
type QuietHours = { from: number; to: number; timeZone: string };

/** Used until a user chooses other hours. */
export const usualQuietHours = { from: 22, to: 8 };

/** Whether the name is a time zone of the IANA database, such as 'America/New_York'. */
export function isTimeZone(name: string): boolean {
  try {
    hourFormat(name);
    return true;
  } catch {
    return false;
  }
}

/** Whether a user wants no reminder at `now` (epoch ms, UTC). The hours may include midnight. */
export function isQuiet({ from, to, timeZone }: QuietHours, now: number): boolean {
  const hour = Number(hourFormat(timeZone).format(now));
  return from <= to ? from <= hour && hour < to : from <= hour || hour < to;
}

function hourFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
}

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

/** The mail that reminds a user of missing picks, or has the results of an evening. */
export function reminderMail(username: string, { kind, title, body, lines }: ReminderText, publicUrl: string) {
  if (kind === 'results') {
    return {
      subject: title,
      paragraphs: [`The picks of ${username}:`, ...lines, body],
      link: { text: 'See each game', url: `${publicUrl}${pages['my-picks'].path}` },
    };
  }
  return {
    subject: title,
    paragraphs: [`Games of today without a pick of ${username}:`, ...lines],
    link: { text: 'Make your picks', url: `${publicUrl}${pages.today.path}` },
  };
}
