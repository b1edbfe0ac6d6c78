import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { clubIdSchema, freshnessSchema, idSchema } from '#platform/api/input-schemas.ts';
import { fieldingPlaySchema } from './shapes.ts';

const firstSeason = 2016;

const rangeSeasonSchema = seasonIdSchema.refine((season) => Number(season) >= firstSeason, {
  error: `must be ${firstSeason} or later: there is no data for earlier seasons`,
});

const outfielderSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  teamId: z.number().int().nullable(),
  /** 'LF', 'CF', 'RF', 'OF' */
  position: z.string().nullable(),
});

const rangePlaySchema = fieldingPlaySchema.omit({ playerName: true });

/** `date`: YYYY-MM-DD; `away` and `home`: ids of the clubs */
const playedGameSchema = z.object({
  gamePk: z.number().int(),
  date: z.string(),
  away: z.number().int(),
  home: z.number().int(),
});

export const fieldingSeasonSchema = z.object({
  season: z.string(),
  /** the requested outfielder, else one of the requested club; null when the season has none */
  player: outfielderSchema.nullable(),
  /** the outfielders of the player's club, including the player */
  clubmates: z.array(outfielderSchema),
  /** `games`: those of the plays, as far as the schedule has them. Null when the range service fails */
  range: z
    .object({ plays: z.array(rangePlaySchema), games: z.array(playedGameSchema), freshness: freshnessSchema })
    .nullable(),
});

export const outfieldersSchema = z.object({
  season: z.string(),
  outfielders: z.array(outfielderSchema),
  freshness: freshnessSchema,
});

export const fielding = endpoint('GET /api/fielding', {
  results: { topic: 'players', changes: 'at finals' },
  summary: 'Every fielding play of an outfielder in a season, from the range service',
  query: z.object({
    season: rangeSeasonSchema.optional(),
    player: idSchema.optional(),
    team: clubIdSchema.optional(),
  }),
  response: fieldingSeasonSchema,
});

export const outfielders = endpoint('GET /api/fielding/outfielders', {
  results: { topic: 'players', changes: 'at finals' },
  summary: 'The outfielders of a season',
  query: z.object({ season: rangeSeasonSchema.optional() }),
  response: outfieldersSchema,
  maxAge: 60,
});

export type Outfielder = z.infer<typeof outfielderSchema>;
export type RangePlay = z.infer<typeof rangePlaySchema>;
export type FieldingSeason = z.infer<typeof fieldingSeasonSchema>;
