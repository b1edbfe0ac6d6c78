import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema, idNumberSchema, idSchema, textSchema } from '#platform/api/input-schemas.ts';
import { namedSchema } from '#rules/baseball/named.ts';
import { playerSchema } from '#rules/baseball/player.ts';
import { figuresSchema } from '#rules/baseball/stats/stat-block.ts';
import { dayListSchema } from './rules/day-leaders.ts';

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

/** Percentile of a season among players who qualified for the rate titles, 0 to 100 (rules/baseball/stats/place-in-pool.ts). */
const playerPercentilesSchema = z.object({
  /** null for a player without games */
  season: z.string().nullable(),
  groups: z.array(
    z.object({
      group: z.enum(['hitting', 'pitching']),
      /** size of the pool */
      pool: z.number().int(),
      /** whether the player is in the pool */
      isQualified: z.boolean(),
      /** `rank`: 1 is the best of the pool */
      places: z.array(
        z.object({ id: z.string(), text: z.string(), percentile: z.number().int(), rank: z.number().int() }),
      ),
    }),
  ),
  freshness: freshnessSchema,
});

const gameLineSchema = z.object({
  /** YYYY-MM-DD */
  date: z.string().nullable(),
  gamePk: z.number().int().nullable(),
  opponent: namedSchema.nullable(),
  isHome: z.boolean().nullable(),
  isWin: z.boolean().nullable(),
  /** runs of the player's club and of the other one; null if they are not known */
  score: z.object({ own: z.number().int(), other: z.number().int() }).nullable(),
  /** '2-4, HR, 2 RBI' */
  summary: z.string(),
  /** in the order of `gameColumns` of rules/baseball/stats */
  figures: z.array(z.string().nullable()),
  /** the season after this game, in the order of `runningNames` */
  running: z.array(z.string().nullable()),
});

/** Some games of a season together: the last 7, home games, a month (YYYY-MM). */
const logPartSchema = z.object({
  id: z.string(),
  kind: z.enum(['recent', 'place', 'month']),
  figures: figuresSchema,
});

const playerGamesSchema = z.object({
  /** null for a player without games */
  season: z.string().nullable(),
  groups: z.array(
    z.object({
      group: z.enum(['hitting', 'pitching']),
      /** total of all games, in outs; null for hitters */
      innings: z.string().nullable(),
      /** number of games of the season */
      count: z.number().int(),
      /** newest first; the first ones if there is a limit */
      games: z.array(gameLineSchema),
      parts: z.array(logPartSchema),
      /** consecutive games: the current run and the longest one of the season */
      streaks: z.array(z.object({ id: z.string(), current: z.number().int(), longest: z.number().int() })),
    }),
  ),
  freshness: freshnessSchema,
});

/** A season in detail. */
const playerSeasonSchema = z.object({
  /** null for a player without games */
  season: z.string().nullable(),
  groups: z.array(
    z.object({
      group: z.enum(['hitting', 'pitching']),
      figures: figuresSchema,
      /** the rates of all clubs together; null if they are not known */
      league: figuresSchema.nullable(),
      /** by the codes of rules/situations.ts, in their order */
      splits: z.array(z.object({ code: z.string(), figures: figuresSchema })),
      /** the kinds of pitches of a pitcher, most frequent first: name, share ('43.1%'), number and average speed in miles per hour */
      pitches: z.array(
        z.object({ name: z.string(), share: z.string(), count: z.number().int(), speed: z.string().nullable() }),
      ),
    }),
  ),
  freshness: freshnessSchema,
});

/** The rates of all clubs together in each season of a player, oldest first; seasons that are not known are left out. */
const playerLeagueSchema = z.object({
  groups: z.array(
    z.object({
      group: z.enum(['hitting', 'pitching']),
      years: z.array(z.object({ season: z.string(), figures: figuresSchema })),
    }),
  ),
  freshness: freshnessSchema,
});

/** The measured batted balls of a batter in the games of a season that were read after their end. */
const playerBattedBallsSchema = z.object({
  season: z.string(),
  /** newest first */
  balls: z.array(
    z.object({
      /** YYYY-MM-DD */
      date: z.string(),
      gamePk: z.number().int(),
      /** index of the plate appearance */
      play: z.number().int(),
      opponentId: z.number().int(),
      /** 'Single', 'Groundout' … */
      event: z.string(),
      /** miles per hour */
      exitVelocity: z.number().nullable(),
      /** degrees */
      launchAngle: z.number().nullable(),
      /** feet; `x` to the right of home plate, `y` toward center field */
      distance: z.number().nullable(),
      x: z.number().nullable(),
      y: z.number().nullable(),
    }),
  ),
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

/** What a batter did against a pitcher in the regular season. */
const playerMeetingsSchema = z.object({
  /** newest first; empty if they have not met */
  seasons: z.array(z.object({ season: z.string(), figures: figuresSchema })),
  /** all seasons together; null if they have not met */
  career: figuresSchema.nullable(),
  freshness: freshnessSchema,
});

const ofSeason = z.object({ season: seasonIdSchema.optional() });

export const playerParams = z.object({ id: idSchema });

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

export const playerPercentiles = endpoint('GET /api/players/:id/percentiles', {
  results: { topic: 'players', changes: 'at finals' },
  summary: "The percentiles of a player's season among qualified players; default: the last season of the player",
  params: playerParams,
  query: ofSeason,
  response: playerPercentilesSchema,
});

export const playerGames = endpoint('GET /api/players/:id/games', {
  results: { topic: 'players', changes: 'at finals' },
  summary:
    "A player's games of a season with their parts and streaks; default: the last season of the player, without a limit every game",
  params: playerParams,
  query: ofSeason.extend({ limit: z.coerce.number().int().min(1).max(200).optional() }),
  response: playerGamesSchema,
});

export const playerSeason = endpoint('GET /api/players/:id/season', {
  results: { topic: 'players', changes: 'at finals' },
  summary:
    "A player's season with advanced and expected figures, splits by situation and the league's line; default: the last season of the player",
  params: playerParams,
  query: ofSeason,
  response: playerSeasonSchema,
});

export const playerLeague = endpoint('GET /api/players/:id/league', {
  results: { topic: 'players', changes: 'at finals' },
  summary: "The league's average in each season of a player",
  params: playerParams,
  response: playerLeagueSchema,
});

export const playerBattedBalls = endpoint('GET /api/players/:id/batted-balls', {
  results: { topic: 'players', changes: 'at finals' },
  summary: "A batter's measured batted balls of a season, from the games that were read; default: the newest season",
  params: playerParams,
  query: ofSeason,
  response: playerBattedBallsSchema,
});

export const playerMeetings = endpoint('GET /api/players/:id/against/:pitcherId', {
  // the upstream can add a plate appearance before the game is over
  results: { topic: 'players', changes: 'live' },
  summary: 'What a batter did against a pitcher in the regular season, by season and in the career',
  params: playerParams.extend({ pitcherId: idSchema }),
  response: playerMeetingsSchema,
});

export const playerMinors = endpoint('GET /api/players/:id/minors', {
  results: { topic: 'players', changes: 'at finals', levels: 'minor' },
  summary: "A player's years in the minor leagues",
  params: playerParams,
  response: playerMinorsSchema,
});

export type PlayerEntry = z.infer<typeof playerEntrySchema>;
export type PostedPlayer = z.infer<typeof postedPlayerSchema>;
export type SeasonPlayers = z.infer<typeof seasonPlayers.response>;
export type StatLine = z.infer<typeof statLineSchema>;
export type StatGroup = z.infer<typeof statGroupSchema>;
export type GroupStats = z.infer<typeof groupStatsSchema>;
export type PlayerResponse = z.infer<typeof playerResponseSchema>;
export type PlayerPercentiles = z.infer<typeof playerPercentilesSchema>;
export type LogPart = z.infer<typeof logPartSchema>;
export type GameLine = z.infer<typeof gameLineSchema>;
export type PlayerGames = z.infer<typeof playerGamesSchema>;
export type PlayerSeason = z.infer<typeof playerSeasonSchema>;
export type PlayerBattedBalls = z.infer<typeof playerBattedBallsSchema>;
export type PlayerLeague = z.infer<typeof playerLeagueSchema>;
export type PlayerMinors = z.infer<typeof playerMinorsSchema>;
export type DayLeaders = z.infer<typeof dayLeaders.response>;
export type PlayerRankings = z.infer<typeof playerRankingsSchema>;
