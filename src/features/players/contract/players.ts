import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema, idNumberSchema, textSchema } from '#platform/api/input-schemas.ts';
import { namedSchema } from '#rules/baseball/game/model.ts';
import { dayListSchema } from '../rules/day-leaders.ts';
import { ofSeason } from './player-season.ts';

/** A player of the product's list. `mlbId` is the upstream id, used in the URL of the player page. */
const playerEntrySchema = z.object({
  id: z.number().int(),
  mlbId: z.number().int(),
  firstLastName: z.string(),
  /** 'SS' */
  position: z.string().nullable(),
  teamId: z.number().int().nullable(),
  /** a further name by which the player is found */
  nickname: z.string().nullable(),
});

/** The body of a request that adds a player. `MLBAMID` identifies the player; the stored name is that of the upstream. */
const postedPlayerSchema = z.object({
  age: z.number({ error: 'must be a number' }).int().min(0).max(150).nullable().default(null),
  currentTeamId: idNumberSchema.nullable().default(null),
  firstLastName: textSchema(200).trim().min(1),
  MLBAMID: idNumberSchema,
});

export const players = endpoint('GET /api/players', {
  results: 'none',
  summary: 'Every player of the list, by name',
  response: z.array(playerEntrySchema),
});

export const createPlayer = endpoint('POST /api/players', {
  results: 'none',
  summary: 'Adds a player to the list with the upstream data; a player who is already in the list is not changed',
  access: 'signed-in',
  signInMessage: 'You need to sign in to post players',
  query: ofSeason,
  body: postedPlayerSchema,
  response: playerEntrySchema.extend({ isNew: z.boolean() }),
});

export const playerSearch = endpoint('GET /api/players/search', {
  results: 'none',
  summary:
    'At most four players whose names have the words of the text, in any order; case, accents, apostrophes and small errors are ignored',
  query: z.object({ q: textSchema(200).default('') }),
  response: z.array(playerEntrySchema),
});

export const seasonPlayers = endpoint('GET /api/players/season', {
  results: 'none',
  summary: 'The upstream list of the players of a season, each in the form that can be posted',
  query: ofSeason,
  response: z.object({ season: z.string(), players: z.array(postedPlayerSchema), freshness: freshnessSchema }),
});

export const featuredPlayer = endpoint('GET /api/players/featured', {
  results: { topic: 'players', changes: 'no' },
  summary: 'A random one of twenty-four players',
  isPrivate: true,
  response: z.object({ id: z.number().int() }),
});

export const dayLeaders = endpoint('GET /api/players/day-leaders', {
  results: { topic: 'leaders', changes: 'at finals' },
  summary: 'The first three of the main categories on the last day with a result: today, or the day before',
  response: z.object({
    /** YYYY-MM-DD */
    date: z.string(),
    /** a category without players is left out */
    lists: z.array(dayListSchema),
    freshness: freshnessSchema,
  }),
  maxAge: 60,
});

export const hittingStreaks = endpoint('GET /api/players/hitting-streaks', {
  results: { topic: 'leaders', changes: 'at finals' },
  summary:
    'The five longest current hitting streaks of a season, from the games that were read; default: the newest season',
  query: ofSeason,
  response: z.object({
    season: z.string(),
    /** the regular-season games that were read after their end */
    games: z.number().int(),
    /** longest first; none until about all games were read: the others could make a streak longer, or end it */
    streaks: z.array(
      z.object({
        /** equal streaks have the same rank */
        rank: z.number().int(),
        player: namedSchema,
        /** the club of the last game with a hit */
        teamId: z.number().int(),
        games: z.number().int(),
      }),
    ),
  }),
  maxAge: 60,
});

export type HittingStreaks = z.infer<typeof hittingStreaks.response>;
export type PlayerEntry = z.infer<typeof playerEntrySchema>;
export type PostedPlayer = z.infer<typeof postedPlayerSchema>;
export type SeasonPlayers = z.infer<typeof seasonPlayers.response>;
export type DayLeaders = z.infer<typeof dayLeaders.response>;
