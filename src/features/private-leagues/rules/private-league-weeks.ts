import { z } from 'zod';
import { addDays } from '#rules/baseball/days.ts';
import { baseballDayStart } from '#rules/baseball/game/baseball-day.ts';
import { rankRows } from '#rules/picks/rank-rows.ts';
import type { WeekRow } from './describe-week.ts';

/** The first of a week: everyone with the best score. */
export const weekLeadersSchema = z.object({
  /** its first day, YYYY-MM-DD */
  monday: z.string(),
  /** who is first, by name */
  names: z.array(z.string()),
  /** their total bases */
  score: z.number().int(),
});

export type WeekLeaders = z.infer<typeof weekLeadersSchema>;

/** Returns who is first in each week with a base, the newest week first. */
export function leadersByWeek(rows: readonly (WeekRow & { monday: string })[]): WeekLeaders[] {
  return [...Map.groupBy(rows, ({ monday }) => monday)]
    .map(([monday, ofWeek]) => {
      const first = rankRows(ofWeek).filter(({ rank }) => rank === 1);
      return { monday, names: first.map(({ username }) => username), score: first[0]?.totalScore ?? 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => (one.monday < other.monday ? 1 : -1));
}

/** `at`: epoch ms (UTC) */
export const privateLeagueEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('joined'), at: z.number(), username: z.string() }),
  z.object({ kind: z.literal('won'), at: z.number(), monday: z.string(), names: z.array(z.string()) }),
]);

export type PrivateLeagueEvent = z.infer<typeof privateLeagueEventSchema>;

const mostEvents = 8;

/** Returns the newest events of a league: who joined, and who won the weeks that are over. Times are epoch ms (UTC). */
export function privateLeagueEvents(
  members: readonly { username: string; joinedAt: number }[],
  pastWeeks: readonly WeekLeaders[],
): PrivateLeagueEvent[] {
  const joined = members.map(({ username, joinedAt }) => ({ kind: 'joined' as const, at: joinedAt, username }));
  const won = pastWeeks.map(({ monday, names }) => ({
    kind: 'won' as const,
    at: baseballDayStart(addDays(monday, 7)),
    monday,
    names,
  }));
  return [...joined, ...won].toSorted((one, other) => other.at - one.at).slice(0, mostEvents);
}
