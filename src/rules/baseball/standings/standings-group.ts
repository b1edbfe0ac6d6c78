import { z } from 'zod';
import { recordSchema, teamSchema } from '../game/model.ts';

/** A club's line in the upstream's standings. Percentages have its format: '.556', '-'. */
export const standingSchema = z.object({
  team: teamSchema,
  wins: z.number().int(),
  losses: z.number().int(),
  percentage: z.string(),
  /** 'W3', 'L1'; null before the first game */
  streak: z.string().nullable(),
  /** 1-based */
  wildCardRank: z.number().int().nullable(),
  runsScored: z.number().int().nullable(),
  runsAllowed: z.number().int().nullable(),
  runDifferential: z.number().int().nullable(),
  home: recordSchema.nullable(),
  away: recordSchema.nullable(),
  lastTen: recordSchema.nullable(),
  oneRun: recordSchema.nullable(),
  /** 'z' best record, 'y' division, 'w' wild card, 'x' a place in the postseason */
  clinched: z.string().nullable(),
});

export const standingsGroupSchema = z.object({
  kind: z.enum(['division', 'wildCard', 'league']),
  leagueId: z.number().int().nullable(),
  divisionId: z.number().int().nullable(),
  /** 'American League East', 'Wild Card' … */
  name: z.string(),
  /** best first */
  standings: z.array(standingSchema),
});

export type Standing = z.infer<typeof standingSchema>;
export type StandingsGroup = z.infer<typeof standingsGroupSchema>;
