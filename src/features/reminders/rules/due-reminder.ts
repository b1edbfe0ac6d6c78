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
export type QuietHours = { from: number; to: number; timeZone: string };

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
