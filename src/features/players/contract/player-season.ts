import { z } from 'zod';
import { seasonIdSchema } from '#features/league/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { freshnessSchema, idSchema } from '#platform/api/input-schemas.ts';
import { namedSchema } from '#rules/baseball/game/model.ts';
import { figuresSchema } from '#rules/baseball/stats/stat-block.ts';

export const playerParams = z.object({ id: idSchema });

export const ofSeason = z.object({ season: seasonIdSchema.optional() });

/** 1 is the best; `of` players have the figure */
const rankSchema = z.object({
  id: z.string(),
  text: z.string(),
  rank: z.number().int(),
  /** whether another player has the same figure */
  isTied: z.boolean(),
  of: z.number().int(),
});

/** The ranks and percentiles of a season (rules/season-places.ts). */
const playerPercentilesSchema = z.object({
  /** null for a player without games */
  season: z.string().nullable(),
  groups: z.array(
    z.object({
      group: z.enum(['hitting', 'pitching']),
      /** the level of play; only a season in the major leagues (1) has ranks */
      level: z.number().int(),
      /** for the rate titles */
      isQualified: z.boolean(),
      /** of the six figures that sum up the season: a count among all players, a rate in the first of `pools` */
      ranks: z.array(rankSchema),
      /** those that have the player: the qualified players, and all who have played enough for a rate to mean something */
      pools: z.array(
        z.object({
          kind: z.enum(['qualified', 'played']),
          size: z.number().int(),
          /** `percentile`: 0 to 100 */
          places: z.array(rankSchema.extend({ percentile: z.number().int() })),
        }),
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

/** What a batter did in some games of the regular season against some pitchers. */
const playerSplitsSchema = z.object({
  season: z.string(),
  /** the games of the batter that were read after their end; others of the season can be missing */
  read: z.number().int(),
  /** of these, the ones with a plate appearance of this kind */
  games: z.number().int(),
  /** null without such a game */
  figures: figuresSchema.nullable(),
});

/** What a batter did against a pitcher in the regular season. */
const playerMeetingsSchema = z.object({
  /** newest first; empty if they have not met */
  seasons: z.array(z.object({ season: z.string(), figures: figuresSchema })),
  /** all seasons together; null if they have not met */
  career: figuresSchema.nullable(),
  freshness: freshnessSchema,
});

export const playerPercentiles = endpoint('GET /api/players/:id/percentiles', {
  results: { topic: 'players', changes: 'at finals' },
  summary:
    "The ranks and percentiles of a player's season, among qualified players or those with 50 plate appearances or 20 innings; default: the last season of the player",
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

export const playerSplits = endpoint('GET /api/players/:id/splits', {
  results: { topic: 'players', changes: 'at finals' },
  summary:
    "A batter's line against pitchers of a hand, at a place and in a month together, from the games that were read; default: the newest season, and all of them",
  params: playerParams,
  query: ofSeason.extend({
    /** that of the pitcher */
    hand: z.enum(['L', 'R']).optional(),
    place: z.enum(['home', 'away']).optional(),
    /** that of the day of the game */
    month: z.coerce.number().int().min(3).max(11).optional(),
  }),
  response: playerSplitsSchema,
});

export const playerMeetings = endpoint('GET /api/players/:id/against/:pitcherId', {
  // the upstream can add a plate appearance before the game is over
  results: { topic: 'players', changes: 'live' },
  summary: 'What a batter did against a pitcher in the regular season, by season and in the career',
  params: playerParams.extend({ pitcherId: idSchema }),
  response: playerMeetingsSchema,
});

export type PlayerPercentiles = z.infer<typeof playerPercentilesSchema>;

export type LogPart = z.infer<typeof logPartSchema>;

export type GameLine = z.infer<typeof gameLineSchema>;

export type PlayerGames = z.infer<typeof playerGamesSchema>;

export type PlayerSeason = z.infer<typeof playerSeasonSchema>;

export type PlayerBattedBalls = z.infer<typeof playerBattedBallsSchema>;

export type PlayerSplits = z.infer<typeof playerSplitsSchema>;

export type PlayerLeague = z.infer<typeof playerLeagueSchema>;
