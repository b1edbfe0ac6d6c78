import { z } from 'zod';

/** The league's clock. All code that compares times with games uses it. */
export type Clock = {
  /** epoch ms (UTC) */
  now(): number;
  /** league milliseconds per real millisecond; 0: it stands */
  readonly speed: number;
};

/** Real ms between two runs of work that follows the league's clock: `longest` of it, and at least `shortest` in a fast league. */
export function waitOn({ speed }: Clock, longest = 60_000, shortest = 1000): number {
  return Math.max(shortest, longest / Math.max(1, speed));
}

export const clockSettingSchema = z.object({
  /** epoch ms (UTC) */
  realStart: z.number(),
  /** epoch ms (UTC) */
  leagueStart: z.number(),
  speed: z.number().nonnegative(),
});

type ClockSetting = z.infer<typeof clockSettingSchema>;

/** A clock that shows `leagueStart` at the real time `realStart` and runs `speed` times as fast. */
export function createClock({ realStart, leagueStart, speed }: ClockSetting, realNow = Date.now): Clock {
  return { speed, now: () => Math.floor(leagueStart + (realNow() - realStart) * speed) };
}
