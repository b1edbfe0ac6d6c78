import { z } from 'zod';
import {
  basesSchema,
  decisionsSchema,
  gameStatusSchema,
  inningStateSchema,
  teamSchema,
  venueSchema,
  namedSchema,
  noHitterSchema,
} from './model.ts';

const cardTeamSchema = teamSchema.extend({
  score: z.number().int().nullable(),
  probablePitcher: namedSchema.nullable(),
});

/** `runs`: of each inning, null without play */
const cardLineSchema = z.object({
  runs: z.array(z.number().int().nullable()),
  hits: z.number().int(),
  errors: z.number().int(),
});

/** One game in the list of a day. Times are epoch ms (UTC); `officialDate` is YYYY-MM-DD. */
export const gameCardSchema = z.object({
  gamePk: z.number().int(),
  officialDate: z.string(),
  startsAt: z.number().nullable(),
  status: gameStatusSchema,
  /** why the game cannot be picked at any time; null for an eligible game */
  noPicksReason: z.string().nullable(),
  /** 'AL Division Series · Game 3 of 5 · Guardians lead 2–0' for a postseason game, else null */
  series: z.string().nullable(),
  venue: venueSchema,
  teams: z.object({ away: cardTeamSchema, home: cardTeamSchema }),
  doubleHeaderGame: z.number().int().nullable(),
  scheduledInnings: z.number().int(),
  /** innings played so far or in all; null before the first */
  inning: z.number().int().nullable(),
  inningState: inningStateSchema.nullable(),
  /** null before the first inning, and where it is not known */
  lineScore: z.object({ away: cardLineSchema, home: cardLineSchema }).nullable(),
  balls: z.number().int().nullable(),
  strikes: z.number().int().nullable(),
  outs: z.number().int().nullable(),
  bases: basesSchema.nullable(),
  batter: namedSchema.nullable(),
  pitcher: namedSchema.nullable(),
  /** null until the game is over */
  decisions: decisionsSchema.nullable(),
  noHitter: noHitterSchema.nullable(),
  /** the new date of a postponed game, and the original date of a make-up or resumed game (YYYY-MM-DD) */
  rescheduledTo: z.string().nullable(),
  rescheduledFrom: z.string().nullable(),
  /** a suspended game's next day (YYYY-MM-DD) */
  resumesOn: z.string().nullable(),
});

export type GameCard = z.infer<typeof gameCardSchema>;
