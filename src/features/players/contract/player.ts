import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema } from '#platform/api/input-schemas.ts';
import { namedSchema } from '#rules/baseball/game/model.ts';
import { playerSchema } from '#rules/baseball/player.ts';
import { figuresSchema } from '#rules/baseball/stats/stat-block.ts';
import { playerParams } from './player-season.ts';

/** The figures of a season or a career. Fields that do not apply are null. */
const statLineSchema = z.object({
  season: z.string().nullable(),
  team: namedSchema.nullable(),
  /** number of clubs in a total; null for the line of one club */
  teams: z.number().int().nullable(),
  /** 'SS', only for fielding lines */
  position: z.string().nullable(),
  /** empty when there are none */
  figures: figuresSchema,
});

const statGroupSchema = z.enum(['hitting', 'pitching', 'fielding']);

const groupStatsSchema = z.object({
  group: statGroupSchema,
  career: z.array(statLineSchema),
  years: z.array(statLineSchema),
});

const playerResponseSchema = z.object({
  player: playerSchema.omit({ stats: true }),
  /** established in the major leagues, so that a picture with a minor-league cap would be outdated */
  isEstablished: z.boolean(),
  /** groups with figures; a two-way player has all three */
  stats: z.array(groupStatsSchema),
  freshness: freshnessSchema,
});

/** Rank in the league for each figure, year by year. */
const playerRankingsSchema = z.object({
  rankings: z.array(z.object({ group: z.string(), years: z.array(statLineSchema) })),
  freshness: freshnessSchema,
});

const playerMinorsSchema = z.object({
  groups: z.array(
    z.object({
      group: statGroupSchema,
      /** `level`: the id of the level of play, as in `levels` */
      years: z.array(statLineSchema.extend({ level: z.number().int().nullable() })),
    }),
  ),
  freshness: freshnessSchema,
});

export const player = endpoint('GET /api/players/:id', {
  results: { topic: 'players', changes: 'at finals' },
  summary: "A player's biography, career and years",
  params: playerParams,
  response: playerResponseSchema,
});

export const playerRankings = endpoint('GET /api/players/:id/rankings', {
  results: { topic: 'players', changes: 'at finals' },
  summary: "A player's ranks in the league, year by year",
  params: playerParams,
  response: playerRankingsSchema,
});

export const playerMinors = endpoint('GET /api/players/:id/minors', {
  results: { topic: 'players', changes: 'at finals', levels: 'minor' },
  summary: "A player's years in the minor leagues",
  params: playerParams,
  response: playerMinorsSchema,
});

export type StatLine = z.infer<typeof statLineSchema>;

export type StatGroup = z.infer<typeof statGroupSchema>;

export type GroupStats = z.infer<typeof groupStatsSchema>;

export type PlayerResponse = z.infer<typeof playerResponseSchema>;

export type PlayerMinors = z.infer<typeof playerMinorsSchema>;

export type PlayerRankings = z.infer<typeof playerRankingsSchema>;
