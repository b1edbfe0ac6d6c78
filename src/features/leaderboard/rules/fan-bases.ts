import { calendarDay } from '#rules/baseball/days.ts';
import { rankByScore } from '#rules/picks/rank-rows.ts';

/** The club for whose fan base a user counts until a day (YYYY-MM-DD, not included), because the favorite club changed. */
type EarlierClub = { teamId: number; until: string };

/** `favorite`: the chosen club; `earlier`: null if no club counts instead of it */
export type Allegiance = { favorite: number | null; earlier: EarlierClub | null };

/** The first day of the month after a day (YYYY-MM-DD). */
function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return calendarDay(year, month + 1, 1);
}

/** Returns the club for whose fan base a user counts on a day (YYYY-MM-DD); null without one. */
export function countedClub({ favorite, earlier }: Allegiance, today: string): number | null {
  return earlier !== null && today < earlier.until ? earlier.teamId : favorite;
}

/**
 * Returns what counts after a user has chosen a club, or none. The first choice counts at once; a change counts from the next month, so
 * that no one moves to the fan base that leads.
 */
export function changeAllegiance(before: Allegiance, favorite: number | null, today: string): Allegiance {
  const counted = countedClub(before, today);
  const isKept = counted !== null && counted !== favorite;
  return { favorite, earlier: isKept ? { teamId: counted, until: nextMonth(today) } : null };
}

/** Members with a graded pick in the period that a rank needs: the average of fewer is that of one good fan. */
export const membersForRank = 5;

/** The members of a fan base with a graded pick in a period, and the sums of their figures. */
export type FanBase = { teamId: number; members: number; total: number; correct: number; wrong: number };

type RankedFanBase = FanBase & {
  /** null: too few members */
  rank: number | null;
  /** total bases per member, in hundredths */
  average: number;
};

/** Ranks fan bases by the average per member; those with too few members follow without a rank, the larger first. */
export function rankFanBases(bases: readonly FanBase[]): RankedFanBase[] {
  const averaged = bases
    .filter(({ members }) => members > 0)
    .map((base) => ({ ...base, average: Math.round((100 * base.total) / base.members) }))
    .toSorted((one, other) => other.members - one.members || one.teamId - other.teamId);
  return rankByScore(averaged, ({ members, average }) => (members >= membersForRank ? average : null));
}
