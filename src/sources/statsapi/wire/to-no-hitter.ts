import { z } from 'zod';
import type { NoHitter } from '#rules/baseball/game/no-hitter.ts';
import { flag, optional } from './tolerant.ts';

/** The flags of the club that allows no hit. */
export const wireFlags = optional(
  z.object({
    awayTeamNoHitter: flag,
    awayTeamPerfectGame: flag,
    homeTeamNoHitter: flag,
    homeTeamPerfectGame: flag,
  }),
);

const firstInningShown = 6;

/** The no-hitter of a game in this inning; null before the sixth. */
export function toNoHitter(flags: z.infer<typeof wireFlags>, inning: number | undefined): NoHitter | null {
  if (flags === undefined || inning === undefined || inning < firstInningShown) return null;
  if (flags.awayTeamNoHitter === true) return { side: 'away', isPerfect: flags.awayTeamPerfectGame === true };
  return flags.homeTeamNoHitter === true ? { side: 'home', isPerfect: flags.homeTeamPerfectGame === true } : null;
}
