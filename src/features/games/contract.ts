import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { levelSchema, freshnessSchema, dateSchema, idSchema } from '#platform/api/input-schemas.ts';
import { chanceSeriesSchema, halfChancesSchema } from '#rules/baseball/game/chance-shapes.ts';
import { gameLogSchema } from '#rules/baseball/game/event.ts';
import { gameCardSchema } from '#rules/baseball/game/game-card.ts';
import {
  boxScoreSchema,
  gameViewSchema,
  missingPlaysSchema,
  plateAppearanceSchema,
} from '#rules/baseball/game/model.ts';

export const gameParams = z.object({ gamePk: idSchema });

const momentSchema = z.coerce.number().int().nonnegative().max(8_640_000_000_000_000);

/** A time (epoch ms, UTC) for which the state of a game is requested. Without it, the newest state. */
export const atTime = z.object({ at: momentSchema.optional() });

export const gamesDaySchema = z.object({
  date: z.string(),
  level: z.number().int(),
  games: z.array(gameCardSchema),
  /** of a day without games: the next day with games (YYYY-MM-DD), if one is known */
  nextDay: z.string().optional(),
  freshness: freshnessSchema,
});

/** A game: the whole view, or, for a request with `since`, the deltas from that version to the current one. */
export const gameResponseSchema = z.object({
  version: z.number().int(),
  view: gameViewSchema.optional(),
  /** as in the stream: each a JSON text of a `format` and a `patch` (RFC 6902) of the view */
  deltas: z.array(z.string()).optional(),
  /** of the view of an earlier time: its moment in a replay, and those at which the plays before and after it end */
  moment: z.object({ at: z.number(), previousPlay: z.number().nullable(), nextPlay: z.number().nullable() }).optional(),
  /**
   * for a request with `pending`: what happened after the view of the viewer's instant, as deltas from one state to the next (the last
   * one is that of `version`), with the times from which each was known (epoch ms)
   */
  pending: z.array(z.object({ at: z.number(), delta: z.string() })).optional(),
  freshness: freshnessSchema,
});

const playsSchema = z.object({
  gamePk: z.number().int(),
  version: z.number().int(),
  plateAppearances: z.array(plateAppearanceSchema),
  missingPlays: z.array(missingPlaysSchema),
  people: z.record(z.string(), z.string()),
});

/** The whole game, from which a client computes its state at any time. */
export const gameLogResponseSchema = gameLogSchema.extend({ version: z.number().int(), freshness: freshnessSchema });

/** The estimate of `joinedWinProbability` in a game with a forecast, otherwise that of `homeWinProbability`. */
export const winProbabilitySchema = chanceSeriesSchema.extend({
  /** the estimate of `homeWinProbability`, which does not know the clubs; null in a game without a forecast, because it is the same */
  situationOnly: z.array(halfChancesSchema).nullable(),
  gamePk: z.number().int(),
  version: z.number().int(),
  missingPlays: z.array(missingPlaysSchema),
  /** the batter of the biggest swing */
  people: z.record(z.string(), z.string()),
});

/** The version that the client has. */
export const sinceQuery = z.object({
  /** of the deltas that the client can read; without the present one, it receives whole views */
  format: z.coerce.number().int().nonnegative().max(10_000).optional(),
  since: z.coerce.number().int().nonnegative().optional(),
});

export const games = endpoint('GET /api/games', {
  results: 'shown',
  summary: 'The games of a day at a level, newest state',
  query: z.object({ date: dateSchema.optional(), level: levelSchema.default(1) }),
  response: gamesDaySchema,
  maxAge: 2,
});

export const game = endpoint('GET /api/games/:gamePk', {
  results: 'shown',
  summary:
    'A game as the live screen shows it; with `since` and `format`, only what changed after that version (304 when nothing did); with `at`, as it was then',
  params: gameParams,
  query: atTime.extend({
    ...sinceQuery.shape,
    /** asks for what happened after the viewer's instant, too */
    pending: z.literal('1').optional(),
  }),
  response: gameResponseSchema,
});

export const gameStream = endpoint('GET /api/games/:gamePk/stream', {
  results: 'shown',
  summary:
    'Server-sent events of a game: `view` once, then `delta`s, and a `heartbeat` every 15 s; with `format`, resumes by Last-Event-ID or `since`',
  params: gameParams,
  query: sinceQuery,
  mediaType: 'text/event-stream',
});

export const gamePlays = endpoint('GET /api/games/:gamePk/plays', {
  results: 'shown',
  summary: 'Every plate appearance of a game with its pitches, with `at` those until then',
  params: gameParams,
  query: atTime,
  response: playsSchema,
});

export const gameLog = endpoint('GET /api/games/:gamePk/log', {
  results: 'shown',
  summary: 'The header of a game and every event in order, from which its state at any time can be computed',
  params: gameParams,
  response: gameLogResponseSchema,
});

export const gameWinProbability = endpoint('GET /api/games/:gamePk/win-probability', {
  results: 'shown',
  summary:
    'The estimated chance of the home team to win after every plate appearance, in ‰, and the biggest change; with `at`, until then',
  params: gameParams,
  query: atTime,
  response: winProbabilitySchema,
});

export const gameBox = endpoint('GET /api/games/:gamePk/box', {
  results: 'shown',
  summary: 'Box score of both teams',
  params: gameParams,
  response: boxScoreSchema.extend({ freshness: freshnessSchema }),
});

export type GamesDay = z.infer<typeof gamesDaySchema>;
export type GameResponse = z.infer<typeof gameResponseSchema>;
/** A game with its view. */
export type LoadedGame = GameResponse & Required<Pick<GameResponse, 'view'>>;
export type WinProbability = z.infer<typeof winProbabilitySchema>;
export type GameLogResponse = z.infer<typeof gameLogResponseSchema>;
export type Plays = z.infer<typeof playsSchema>;
