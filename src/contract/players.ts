import { z } from 'zod';
import { playerSchema } from '#domain/players/player.ts';
import { figuresSchema } from '#domain/stats/stat-block.ts';
import { freshnessSchema } from './freshness.ts';
import { routes } from './routes.ts';
import { seasonIdSchema } from './seasons.ts';
import type { Endpoint } from './endpoint.ts';

const playerIdSchema = z.coerce.number({ error: 'must be a whole number' }).int().positive().max(2_147_483_647);

/** A player of our own list. `mlbId` is the league's number, by which his page is found. */
export const playerEntrySchema = z.object({
  id: z.number().int(),
  mlbId: z.number().int(),
  firstLastName: z.string(),
  /** 'SS' */
  position: z.string().nullable(),
  teamId: z.number().int().nullable(),
});

/** A player as he is posted; the league's number decides who is meant, and the league how he is written. */
export const postedPlayerSchema = z.object({
  age: z.number({ error: 'must be a number' }).int().min(0).max(150).nullable().default(null),
  currentTeamId: z.number({ error: 'must be a number' }).int().positive().nullable().default(null),
  firstLastName: z.string({ error: 'must be text' }).trim().min(1).max(200),
  MLBAMID: z.number({ error: 'must be a number' }).int().positive().max(2_147_483_647),
});

/** A season's or a career's figures; whatever does not apply is null. */
export const statLineSchema = z.object({
  season: z.string().nullable(),
  team: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** with how many clubs the figures of a total were made; null for one club's own line */
  teams: z.number().int().nullable(),
  /** 'SS', of a fielder's line */
  position: z.string().nullable(),
  /** empty when nothing qualifies */
  figures: figuresSchema,
});

export const statGroupSchema = z.enum(['hitting', 'pitching', 'fielding']);

export const groupStatsSchema = z.object({
  group: statGroupSchema,
  career: z.array(statLineSchema),
  years: z.array(statLineSchema),
});

export const playerAnswerSchema = z.object({
  player: playerSchema.omit({ stats: true }),
  /** long enough in the major leagues that a picture in a minor-league cap would be years old */
  isEstablished: z.boolean(),
  /** those with any figures; a two-way player has all three */
  stats: z.array(groupStatsSchema),
  freshness: freshnessSchema,
});

/** Places in the league in each figure, year by year: 1 is first. */
export const playerRankingsSchema = z.object({
  rankings: z.array(z.object({ group: z.string(), years: z.array(statLineSchema) })),
  freshness: freshnessSchema,
});

/** Where a season stands among those who qualified for the rate titles in it, 0 to 100 (domain/stats/place-in-pool.ts). */
export const playerPercentilesSchema = z.object({
  /** null for who has never played */
  season: z.string().nullable(),
  groups: z.array(
    z.object({
      group: z.enum(['hitting', 'pitching']),
      /** how many the pool has */
      pool: z.number().int(),
      /** whether he is one of them */
      isQualified: z.boolean(),
      places: z.array(z.object({ id: z.string(), words: z.string(), percentile: z.number().int() })),
    }),
  ),
  freshness: freshnessSchema,
});

export const gameLineSchema = z.object({
  /** YYYY-MM-DD */
  date: z.string().nullable(),
  gamePk: z.number().int().nullable(),
  opponent: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  isHome: z.boolean().nullable(),
  isWin: z.boolean().nullable(),
  /** in the order of `gameColumns` of domain/stats */
  figures: z.array(z.string().nullable()),
});

export const playerGamesSchema = z.object({
  /** null for who has never played */
  season: z.string().nullable(),
  groups: z.array(
    z.object({
      group: z.enum(['hitting', 'pitching']),
      /** of all games together, in thirds; null for hitters */
      innings: z.string().nullable(),
      /** newest first */
      games: z.array(gameLineSchema),
    }),
  ),
  freshness: freshnessSchema,
});

export const playerMinorsSchema = z.object({
  groups: z.array(
    z.object({
      group: statGroupSchema,
      /** `level`: the number of the level of play, as in `levels` */
      years: z.array(statLineSchema.extend({ level: z.number().int().nullable() })),
    }),
  ),
  freshness: freshnessSchema,
});

const ofSeason = z.object({ season: seasonIdSchema.optional() });

const playerParams = z.object({ id: playerIdSchema });

export const players = {
  ...routes.players,
  summary: 'Every player of our own list, by name',
  response: z.array(playerEntrySchema),
} satisfies Endpoint;

export const createPlayer = {
  ...routes.createPlayer,
  summary: 'Adds a player to our list as the league has him; one that is there already changes nothing',
  access: 'signed-in',
  signInWords: 'You need to sign in to post players',
  query: z.object({ season: seasonIdSchema.optional() }),
  body: postedPlayerSchema,
  response: playerEntrySchema.extend({ isNew: z.boolean() }),
} satisfies Endpoint;

export const playerSearch = {
  ...routes.playerSearch,
  summary: 'At most four players whose names contain the text, whatever its case and accents',
  query: z.object({ q: z.string().max(200).default('') }),
  response: z.array(playerEntrySchema),
} satisfies Endpoint;

export const seasonPlayers = {
  ...routes.seasonPlayers,
  summary: "The league's own list of a season's players, each as it can be posted",
  query: z.object({ season: seasonIdSchema.optional() }),
  response: z.object({ season: z.string(), players: z.array(postedPlayerSchema), freshness: freshnessSchema }),
} satisfies Endpoint;

export const featuredPlayer = {
  ...routes.featuredPlayer,
  summary: 'One of twenty-four, drawn anew each time',
  isPrivate: true,
  response: z.object({ id: z.number().int() }),
} satisfies Endpoint;

export const player = {
  ...routes.player,
  summary: "A player's biography, career and years",
  params: playerParams,
  response: playerAnswerSchema,
} satisfies Endpoint;

export const playerRankings = {
  ...routes.playerRankings,
  summary: "A player's places in the league, year by year",
  params: playerParams,
  response: playerRankingsSchema,
} satisfies Endpoint;

export const playerPercentiles = {
  ...routes.playerPercentiles,
  summary: "Where a player's season stands among those who qualified; his last season unless told",
  params: playerParams,
  query: ofSeason,
  response: playerPercentilesSchema,
} satisfies Endpoint;

export const playerGames = {
  ...routes.playerGames,
  summary: "A player's games of a season; his last season unless told",
  params: playerParams,
  query: ofSeason,
  response: playerGamesSchema,
} satisfies Endpoint;

export const playerMinors = {
  ...routes.playerMinors,
  summary: "A player's years in the minor leagues",
  params: playerParams,
  response: playerMinorsSchema,
} satisfies Endpoint;

export type PlayerEntry = z.infer<typeof playerEntrySchema>;
export type PostedPlayer = z.infer<typeof postedPlayerSchema>;
export type SeasonPlayers = z.infer<typeof seasonPlayers.response>;
export type StatLine = z.infer<typeof statLineSchema>;
export type StatGroup = z.infer<typeof statGroupSchema>;
export type GroupStats = z.infer<typeof groupStatsSchema>;
export type PlayerAnswer = z.infer<typeof playerAnswerSchema>;
export type PlayerPercentiles = z.infer<typeof playerPercentilesSchema>;
export type GameLine = z.infer<typeof gameLineSchema>;
export type PlayerGames = z.infer<typeof playerGamesSchema>;
export type PlayerMinors = z.infer<typeof playerMinorsSchema>;
export type PlayerRankings = z.infer<typeof playerRankingsSchema>;
